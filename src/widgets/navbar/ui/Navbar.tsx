import { memo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { selectIsSignedIn } from '@/entities/session';
import { routes } from '@/shared/config';
import { Logo } from '@/shared/ui/brand';
import { texts } from '../texts';
import { AccountMenu } from './AccountMenu';
import { MobileMenu } from './MobileMenu';
import { PageLinks } from './PageLinks';
import { SkipLink } from './SkipLink';
import { VisitorButtons } from './VisitorButtons';

/** The bar at the top of every page. Specification 1, section 2. */
export const Navbar = memo(function Navbar() {
  const signedIn = useSelector(selectIsSignedIn);
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <SkipLink />
      <Container
        component="nav"
        aria-label={texts.menu}
        maxWidth="lg"
        sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: { xs: 64, md: 72 } }}
      >
        <Box component={Link} to={routes.landing.to()} sx={{ mr: 'auto', borderRadius: 1 }}>
          <Logo />
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 2.5 }}>
          <Box component="ul" sx={{ display: 'flex', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
            <PageLinks />
          </Box>
          {signedIn ? (
            <AccountMenu />
          ) : (
            <Box sx={{ display: 'flex', gap: 1.5 }}>
              <VisitorButtons />
            </Box>
          )}
        </Box>
        <Box sx={{ display: { md: 'none' } }}>
          <MobileMenu />
        </Box>
      </Container>
    </Box>
  );
});
