import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface JobLayoutProps {
  header: ReactNode;
  /** The facts of the job; on a phone they come before the text. */
  summary: ReactNode;
  main: ReactNode;
  aside: ReactNode;
}

/** Where the parts of a job's page stand; its skeleton uses it too, so that nothing moves when the job arrives. */
export function JobLayout({ header, summary, main, aside }: JobLayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
        gridTemplateAreas: {
          xs: '"header" "summary" "main" "aside"',
          md: '"header header" "main summary" "main aside"',
        },
        gridTemplateRows: { md: 'auto auto 1fr' },
      }}
    >
      <Box sx={{ gridArea: 'header' }}>{header}</Box>
      <Box sx={{ gridArea: 'summary' }}>{summary}</Box>
      <Box sx={{ gridArea: 'main' }}>{main}</Box>
      <Box sx={{ gridArea: 'aside' }}>{aside}</Box>
    </Box>
  );
}
