import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** A list below a section's paragraphs; its items are `li`. One without items takes no room. */
export function TermsList({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{ mt: 0, mb: 1.5, pl: 3, lineHeight: 1.7, maxWidth: '72ch', '&:empty': { display: 'none' } }}
    >
      {children}
    </Box>
  );
}
