import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { selectIsSignedIn, selectSignedOut, signOutCompleted, useSignedOut } from '@/entities/session';
import { routes } from '@/shared/config';
import { Redirect } from '@/shared/ui/Redirect';

/**
 * Sends a visitor without a session to /login, which brings them back afterwards, and to the landing page after a sign-out
 * on this page. Specification 1, section 2.
 */
export function RequireSession() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const isSignedOut = useSignedOut();
  const { pathname, search } = useLocation();

  if (isSignedIn) return <Outlet />;
  if (isSignedOut) return <Redirect to={routes.landing.to()} />;
  return <Redirect to={routes.login.to()} state={{ from: pathname + search }} />;
}

/** Every page that needs no session: once one is shown, a sign-out is complete. */
export function PublicPages() {
  const isSignedOut = useSelector(selectSignedOut);
  const dispatch = useDispatch();
  useEffect(() => {
    if (isSignedOut) dispatch(signOutCompleted());
  }, [isSignedOut, dispatch]);
  return <Outlet />;
}
