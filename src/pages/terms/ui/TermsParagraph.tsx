import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';

/** A paragraph of a section. */
export function TermsParagraph({ children }: { children: ReactNode }) {
  return <Typography sx={{ mb: 1.5, lineHeight: 1.7, maxWidth: '72ch' }}>{children}</Typography>;
}
