import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface FooterLinksProps {
  title: string;
  /** List items with one link each. */
  children: ReactNode;
}

/** A titled column of links. */
export function FooterLinks({ title, children }: FooterLinksProps) {
  return (
    <Box component="section" aria-label={title}>
      <Box component="p" sx={{ m: 0, mb: 1, fontWeight: 700 }}>
        {title}
      </Box>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          '& a': { display: 'inline-block', py: 0.75, color: 'brand.soft', textDecoration: 'none' },
          '& a:hover': { color: 'inherit', textDecoration: 'underline' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
