import type { ReactNode } from 'react';
import Container from '@mui/material/Container';

/** What a job's page stands in. */
export function JobFrame({ children }: { children: ReactNode }) {
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 2, md: 3 }, pb: { xs: 4, md: 7 }, minHeight: '100vh' }}>
      {children}
    </Container>
  );
}
