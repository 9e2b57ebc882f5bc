import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { routes } from '@/shared/config';

/**
 * Reads the token of a mailed link once and takes it out of the address bar and the history.
 *
 * @returns null for a link without one, or when the page was reloaded
 */
export function useVerifyToken(): string | null {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const shown = parameters.get('token');
  const [token] = useState(shown || null);

  useEffect(() => {
    if (shown !== null) void navigate(routes.verify.to(), { replace: true });
  }, [shown, navigate]);

  return token;
}
