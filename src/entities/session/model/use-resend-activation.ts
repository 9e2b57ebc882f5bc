import { useState } from 'react';
import { describeError } from '@/shared/api';
import { useResendActivationMutation } from '../api/session.api';
import { texts } from '../texts';

/** How asking for a new activation link ended, in the provider's words where it sent any. */
interface Outcome {
  sent: boolean;
  message: string;
}

/**
 * Asks for a new activation link. The provider answers alike whether or not the address belongs to an account that
 * waits for its activation; the links mailed earlier stop working.
 */
export function useResendActivation() {
  const [send, { isLoading }] = useResendActivationMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const resend = async (email: string): Promise<void> => {
    setOutcome(null);
    try {
      const { message } = await send({ email: email.trim() }).unwrap();
      setOutcome({ sent: true, message: message ?? texts.activationSent });
    } catch (error) {
      const message = describeError(error, texts.activationFailed);
      setOutcome({ sent: false, message });
    }
  };

  return { resend, isSending: isLoading, outcome };
}
