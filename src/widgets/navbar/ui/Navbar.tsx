import { memo } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { selectIsSignedIn } from '@/entities/session';
import { routes } from '@/shared/config';
import { Logo } from '@/shared/ui/Logo';
import Link from '@mui/material/Link';
import Container from '@mui/material/Container';
import { texts } from '../texts';
import { AccountMenu } from './AccountMenu';
import { MobileMenu } from './MobileMenu';
import { NavbarFrame } from './NavbarFrame';
import { PageLinks } from './PageLinks';
import { SkipLink } from './SkipLink';
import { VisitorButtons } from './VisitorButtons';

interface NavbarProps {
  /** The bell of a signed-in candidate, for which the bar reserves room. Specification 4, section 9. */
  account?: ReactNode;
}

/** The bar at the top of every page. Specification 1, section 2. */
export const Navbar = memo(function Navbar({ account }: NavbarProps) {
  const signedIn = useSelector(selectIsSignedIn);
  return (
    <NavbarFrame>
      <SkipLink />
      <Container component="nav" className="nav-bar" aria-label={texts.menu}>
        <Link component={RouterLink} to={routes.landing.to()} underline="hover" className="nav-home">
          <Logo />
        </Link>
        <div className="nav-wide">
          <ul className="nav-links">
            <PageLinks />
          </ul>
          {signedIn ? (
            <AccountMenu />
          ) : (
            <div className="nav-visitor">
              <VisitorButtons />
            </div>
          )}
        </div>
        {signedIn && <div className="nav-news">{account}</div>}
        <div className="nav-narrow">
          <MobileMenu />
        </div>
      </Container>
    </NavbarFrame>
  );
});
