import { isApiError } from '@/shared/api';
import { texts } from '../texts';

export interface SignInFailure {
  title: string;
  text: string;
  /** Seconds until the provider accepts another attempt. */
  wait?: number;
  /** Address of an account that waits, or may wait, for its activation: a new link is offered. */
  inactive?: string;
}

/**
 * The popup's message for a failed sign-in with `email`. A provider that hides its accounts refuses one that waits
 * for its activation as it refuses a wrong password. Specification 1, section 8.
 */
export function toSignInFailure(error: unknown, email: string, hidesAccounts: boolean): SignInFailure {
  const { statusCode, retryAfter } = isApiError(error) ? error : {};
  if (statusCode === 4003) {
    return { title: texts.wrong, text: texts.wrongText, ...(hidesAccounts && { inactive: email }) };
  }
  if (statusCode === 4005) {
    return {
      title: texts.inactive,
      text: texts.inactiveText,
      inactive: email,
    };
  }
  return {
    title: texts.failed,
    text: texts.failedText,
    ...(retryAfter === undefined ? {} : { wait: retryAfter }),
  };
}
