import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { ResetLink } from '@/features/reset-password';
import { routes } from '@/shared/config';

/** Replaces the link's secrets in the address bar. */
const MASK = '-';

/**
 * Reads the secrets of a mailed link once and removes them from the address bar and the history, so that no later user
 * of this screen, and no address that the browser stores or passes on, has them.
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
