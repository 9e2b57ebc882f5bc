import type { components } from '@contract';
import { useCapability } from '@/entities/capability/@x/session';
import { isApiError } from '@/shared/api';
import { useCheckMailedLinkQuery } from '../api/session.api';

/** Codes of a link that is unknown, used or over (contract, "Codes"). */
const DEAD: ReadonlySet<number | undefined> = new Set([4004, 4006, 4007]);

/**
 * Checks a mailed link when its page opens, where the provider has the capability `mailedLinks`. Specification 4,
 * section 6.
 *
 * @returns the provider's refusal; null for a link that works, and as long as nothing is known of it
 */
export function useDeadLink(link: components['schemas']['MailedLink']): unknown {
  const canCheck = useCapability('mailedLinks');
  // Not again later: by then the page itself has used the link.
  const { error } = useCheckMailedLinkQuery(link, { skip: !canCheck, refetchOnReconnect: false });
  return isApiError(error) && DEAD.has(error.statusCode) ? error : null;
}
