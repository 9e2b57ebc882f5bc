import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Reads the token of a mailed link once and takes it out of the address bar and the history.
 *
 * @returns null for a link without one, or when the page was reloaded
 */
export function useLinkToken(): string | null {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const shown = parameters.get('token');
  const [token] = useState(shown || null);

  useEffect(() => {
    if (shown !== null) void navigate(pathname, { replace: true });
  }, [shown, pathname, navigate]);

  return token;
}
