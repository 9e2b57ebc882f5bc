import { useEffect, useRef, useState } from 'react';
import type { components } from '@contract';
import { useCapability } from '@/entities/capability/@x/session';
import { isApiError } from '@/shared/api';
import { useCheckMailedLinkMutation } from '../api/session.api';

/** Codes of a link that is unknown, used or over (contract, "Codes"). */
const DEAD: ReadonlySet<number | undefined> = new Set([4004, 4006, 4007]);

/**
 * Checks a mailed link once, when its page opens, where the provider has the capability `mailedLinks`. Specification 4,
 * section 6.
 *
 * @returns the provider's refusal; null for a link that works, and as long as nothing is known of it
 */
export function useDeadLink({ purpose, token }: components['schemas']['MailedLink']): unknown {
  const canCheck = useCapability('mailedLinks');
  const [check] = useCheckMailedLinkMutation();
  const [refusal, setRefusal] = useState<unknown>(null);
  // Not again later: by then the page itself may have used the link.
  const isChecked = useRef(false);

  useEffect(() => {
    if (!canCheck || isChecked.current) return;
    isChecked.current = true;
    check({ purpose, token })
      .unwrap()
      .catch((error: unknown) => {
        if (isApiError(error) && DEAD.has(error.statusCode)) setRefusal(error);
      });
  }, [canCheck, check, purpose, token]);

  return refusal;
}
