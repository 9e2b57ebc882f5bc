import { useCallback, useEffect, useRef, useState } from 'react';
import { useVerifyMutation } from '@/entities/session';
import { describeError, describeRetry, isApiError } from '@/shared/api';
import { useIsOffline } from '@/shared/lib/connection';
import { useToast } from '@/shared/ui/toast';
import { texts } from './texts';

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
  const [outcome, setOutcome] = useState<'verified' | { error: unknown } | null>(null);
  const sent = useRef<string | null>(null);

  const send = useCallback(async () => {
    setOutcome(null);
    try {
      const { message } = await verify({ verifyToken: token }).unwrap();
      showSuccess(message ?? texts.verified);
      setOutcome('verified');
    } catch (error) {
      showError(toFailure(error).message);
      setOutcome({ error });
    }
  }, [verify, token, showError, showSuccess]);

  useEffect(() => {
    // React may run an effect twice; a token serves once.
    if (sent.current === token) return;
    sent.current = token;
    void send();
  }, [token, send]);

  // The message says whether there is a connection now.
  useIsOffline();
  if (outcome === null) return { state: 'verifying' };
  if (outcome === 'verified') return { state: 'verified' };
  const { message, retryHint, passing, used } = toFailure(outcome.error);
  return {
    state: 'failed',
    message,
    retry: passing ? () => void send() : null,
    retryHint,
    needsNewLink: !passing && !used,
  };
}
