import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectIsSignedIn, selectSessionExpired } from '@/entities/session';
import { routes } from '@/shared/config';

/** Sends a visitor without a session to /login, which brings them back afterwards. Specification 1, section 2. */
export function RequireSession() {
  const signedIn = useSelector(selectIsSignedIn);
  const expired = useSelector(selectSessionExpired);
  // Signing out on this page ends on the landing page: the session is gone before the navigation there starts.
  const [endsOnLanding, setEndsOnLanding] = useState(signedIn);
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (signedIn) return undefined;
    // Back may come before the landing page is drawn: the router then sees no change of the address.
    const handleBack = () => setEndsOnLanding(false);
    window.addEventListener('popstate', handleBack);
    return () => window.removeEventListener('popstate', handleBack);
  }, [signedIn]);

  if (signedIn) return <Outlet />;
  if (endsOnLanding && !expired) return <Navigate to={routes.landing.to()} replace />;
  return <Navigate to={routes.login.to()} replace state={{ from: pathname + search }} />;
}
