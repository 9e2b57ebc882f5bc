import { useCallback, useEffect, useRef, useState } from 'react';
import { useVerifyMutation } from '@/entities/session';
import { describeError, describeRetry, isApiError } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { texts } from '../texts';

export type Verification =
  | { state: 'verifying' }
  | { state: 'verified' }
  | {
      state: 'failed';
      /** In the provider's words, where it sent any. */
      message: string;
      /** Sends the token again; null where the provider has refused it for good. */
      retry: (() => void) | null;
      /** Advice before another attempt. */
      retryHint: string;
      /** True when a new link may help: the account is not known to be active already. */
      needsNewLink: boolean;
    };

interface Failure {
  message: string;
  retryHint: string;
  passing: boolean;
  used: boolean;
}

function toFailure(error: unknown): Failure {
  const [fieldMessage] = isApiError(error) ? Object.values(error.fieldErrors).flat() : [];
  const refused = isApiError(error) && error.status !== undefined && error.status >= 400 && error.status < 500;
  return {
    message: describeError(error, fieldMessage ?? texts.failed),
    retryHint: describeRetry(error),
    passing: !refused || error.status === 429,
    used: refused && (error.statusCode === 4006 || error.status === 409),
  };
}

/**
 * Activates the account of a mailed token, once, and shows the provider's message in a toast. Specification 1, sections
 * 2 and 8.
 */
export function useVerification(token: string): Verification {
  const [verify] = useVerifyMutation();
  const { showError, showSuccess } = useToast();
  const [outcome, setOutcome] = useState<'verified' | Failure | null>(null);
  const sent = useRef<string | null>(null);

  const send = useCallback(async () => {
    setOutcome(null);
    try {
      const { message } = await verify({ verifyToken: token }).unwrap();
      showSuccess(message ?? texts.verified);
      setOutcome('verified');
    } catch (error) {
      const failure = toFailure(error);
      showError(failure.message);
      setOutcome(failure);
    }
  }, [verify, token, showError, showSuccess]);

  useEffect(() => {
    // React may run an effect twice; a token serves once.
    if (sent.current === token) return;
    sent.current = token;
    void send();
  }, [token, send]);

  if (outcome === null) return { state: 'verifying' };
  if (outcome === 'verified') return { state: 'verified' };
  const { message, retryHint, passing, used } = outcome;
  return {
    state: 'failed',
    message,
    retry: passing ? () => void send() : null,
    retryHint,
    needsNewLink: !passing && !used,
  };
}
