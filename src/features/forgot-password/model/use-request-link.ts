import { useEffect, useRef, useState } from 'react';
import { useForgotPasswordMutation } from '@/entities/session';
import { useToast } from '@/shared/ui/toast';
import { describeOutcome } from './describe-outcome';
import type { Outcome } from './describe-outcome';
import { lockRequests } from './request-lock';

/**
 * Requests the link to choose a new password, and says how that ended: by the outcome returned, or in a toast where the
 * form was closed before the response. Specification 1, section 4.
 */
export function useRequestLink() {
  const [forgotPassword] = useForgotPasswordMutation();
  const { showSuccess, showError } = useToast();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const shown = useRef(false);

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  function report(ended: Outcome) {
    if (shown.current) {
      setOutcome(ended);
      return;
    }
    const { title, sentences } = describeOutcome(ended);
    const show = ended.succeeded ? showSuccess : showError;
    show([title.trim(), ...sentences].join(' '));
  }

  async function requestLink(email: string): Promise<void> {
    lockRequests();
    try {
      await forgotPassword({ email }).unwrap();
      report({ succeeded: true });
    } catch (error) {
      report({ succeeded: false, error });
    }
  }

  return { requestLink, outcome, acknowledge: () => setOutcome(null) };
}
