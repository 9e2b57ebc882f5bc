import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { revokeToken, selectSession, signedOut } from '@/entities/session';
import { routes } from '@/shared/config';

/** Without a connection the provider hears of it once there is one, as long as the page stays open. */
function revokeOnceOnline(token: string): void {
  if (navigator.onLine) revokeToken(token);
  else window.addEventListener('online', () => revokeToken(token), { once: true });
}

/**
 * Ends the session on this browser at once, whether or not the provider can be reached, and goes to the landing page.
 * Specification 1, sections 2 and 4.
 */
export function useSignOut(): () => void {
  const token = useSelector(selectSession)?.token;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return () => {
    if (token) revokeOnceOnline(token);
    dispatch(signedOut());
    void navigate(routes.landing.to());
  };
}
