import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { ResetLink } from '@/features/reset-password';
import { routes } from '@/shared/config';

/** Stands in the address bar where the link's secrets stood. */
const MASK = '-';

/**
 * Reads the secrets of a mailed link once and takes them out of the address bar and the history, so that nobody at this
 * screen later on, and no address that the browser keeps or passes on, has them.
 *
 * @returns null when they are gone: the page was reloaded
 */
export function useResetLink(): ResetLink | null {
  const { uidb64 = MASK, token = MASK } = useParams();
  const navigate = useNavigate();
  const masked = token === MASK;
  const [link] = useState(masked ? null : { uidb64, token });

  useEffect(() => {
    if (!masked) void navigate(routes.resetPassword.to(MASK, MASK), { replace: true });
  }, [masked, navigate]);

  return link;
}
