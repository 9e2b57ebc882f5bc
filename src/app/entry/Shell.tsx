import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Logo } from '@/shared/ui/Logo';
import { RouteLoading } from '../router/RouteLoading';

/**
 * Placeholder of a page that the build does not render: the bar at the top, without a candidate.
 */
export function Shell() {
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <Box component="header" sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
        <Container maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', minHeight: { xs: 64, md: 72 } }}>
          <Logo />
        </Container>
      </Box>
      <RouteLoading />
    </Box>
  );
}
