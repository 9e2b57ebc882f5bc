import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectIsSignedIn } from '@/entities/session';
import { routes } from '@/shared/config';

/** Sends a visitor without a session to /login, which brings them back afterwards. Specification 1, section 2. */
export function RequireSession() {
  const signedIn = useSelector(selectIsSignedIn);
  const { pathname, search } = useLocation();
  if (signedIn) return <Outlet />;
  return <Navigate to={routes.login.to()} replace state={{ from: pathname + search }} />;
}
