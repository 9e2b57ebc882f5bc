import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { jobWanted } from '@/entities/session';
import { routes } from '@/shared/config';

/**
 * Reads the token of a mailed link once and takes it out of the address bar and the history. The job that the link names,
 * which was wanted at sign-up, is kept on this device (specification 4, section 4).
 *
 * @returns null for a link without one, or when the page was reloaded
 */
export function useVerifyToken(): string | null {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const shown = parameters.get('token');
  const [token] = useState(shown || null);

  const next = parameters.get('next');

  useEffect(() => {
    if (next !== null) dispatch(jobWanted(next));
    if (shown !== null) void navigate(routes.verify.to(), { replace: true });
  }, [shown, next, navigate, dispatch]);

  return token;
}
