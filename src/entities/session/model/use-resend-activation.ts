import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { describeError, isApiError, useErrorText } from '@/shared/api';
import { useResendActivationMutation } from '../api/session.api';
import { texts } from '../texts';
import { resendActivationMissed, selectCanResendActivation } from './registration';

/** How asking for a new activation link ended. */
interface Outcome {
  /** `info`: the provider has no such call, which is no error of anybody's. */
  severity: 'success' | 'error' | 'info';
  /** In the provider's words where it sent any. */
  message: string;
}

/** Not found, method not allowed, not implemented. */
const MISSING = new Set([404, 405, 501]);

/**
 * True when the provider has no such call. The contract has no 404 for it: an address without an account gets the same
 * response as one with. An error that names a field is about the address.
 */
const isMissing = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'http' && MISSING.has(error.status ?? 0);

/**
 * Requests another activation link. The provider responds alike whether or not the address belongs to an account that
 * waits for its activation.
 */
export function useResendActivation() {
  const dispatch = useDispatch();
  const isAvailable = useSelector(selectCanResendActivation);
  const [send, { isLoading }] = useResendActivationMutation();
  const [ended, setEnded] = useState<Outcome | null>(null);
  const [error, setError] = useState<unknown>(null);
  const failure = useErrorText(error, (reason) => describeError(reason, texts.activationFailed));
  const outcome: Outcome | null = failure === null ? ended : { severity: 'error', message: failure };

  const resend = async (email: string): Promise<void> => {
    setEnded(null);
    setError(null);
    try {
      const { message } = await send({ email: email.trim() }).unwrap();
      setEnded({ severity: 'success', message: message ?? texts.activationSent });
    } catch (caught) {
      if (isMissing(caught)) {
        dispatch(resendActivationMissed());
        setEnded({ severity: 'info', message: texts.activationMissing });
        return;
      }
      setError(caught);
    }
  };

  return {
    resend,
    isSending: isLoading,
    outcome,
    /** True when to offer it (again). */
    isOffered: isAvailable && outcome?.severity !== 'success',
  };
}
