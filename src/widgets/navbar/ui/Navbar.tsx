import { memo } from 'react';
import type { ReactNode, MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { Link as RouterLink, NavLink } from 'react-router-dom';
import Link from '@mui/material/Link';
import Container from '@mui/material/Container';
import Button from '@mui/material/Button';
import { selectIsSignedIn } from '@/entities/session';
import { routes } from '@/shared/config';
import { Logo } from '@/shared/ui/Logo';
import { texts } from '../texts';
import { AccountMenu } from './AccountMenu';
import { MobileMenu } from './MobileMenu';
import { NavbarFrame } from './NavbarFrame';
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

const CONTENT_ID = 'isi';

/** Lets the keyboard pass over the navbar; to be seen only while it has the focus. */
function SkipLink() {
  // Not left to the browser: a fragment in the address would be one more page in the history.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const content = document.getElementById(CONTENT_ID);
    content?.focus();
    content?.scrollIntoView();
  };
  return (
    <Link href={`#${CONTENT_ID}`} underline="hover" className="nav-skip" onClick={skip}>
      {texts.skip}
    </Link>
  );
}

/** The links to the public pages, as list items. */
function PageLinks() {
  return (
    <>
      <li>
        <Button component={NavLink} to={routes.landing.to()} end color="inherit" className="nav-entry">
          {texts.home}
        </Button>
      </li>
      <li>
        <Button component={NavLink} to={routes.jobs.to()} color="inherit" className="nav-entry">
          {texts.jobs}
        </Button>
      </li>
    </>
  );
}
