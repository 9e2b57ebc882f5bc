import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A titled part of the page. */
export function HelpSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={{ mt: 5, maxWidth: '72ch', '& p': { mb: 1.5, lineHeight: 1.7 }, breakInside: 'avoid' }}
    >
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
