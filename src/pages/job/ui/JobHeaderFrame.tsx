import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { BANNER_HEIGHT } from './sizes';

interface JobHeaderFrameProps {
  banner: ReactNode;
  children: ReactNode;
}

/** Where the parts of a job's header stand, also while they are on their way. */
export function JobHeaderFrame({ banner, children }: JobHeaderFrameProps) {
  return (
    <Card>
      <Box sx={{ height: BANNER_HEIGHT }}>{banner}</Box>
      <Box sx={{ px: { xs: 2.5, md: 4 }, pb: 4.5 }}>{children}</Box>
    </Card>
  );
}
