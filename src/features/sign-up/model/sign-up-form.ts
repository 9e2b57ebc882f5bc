import type { components } from '@contract';
import { PHONE_PREFIX } from '@/shared/lib/forms';
import { describeError, isApiError, isCancelled } from '@/shared/api';
import { texts } from '../texts';

export interface SignUpValues {
  name: string;
  email: string;
  /** The digits after +62. */
  phoneNumber: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
}

export const initialSignUpValues: SignUpValues = {
  name: '',
  email: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

/** The body of the call: the confirmation and the terms are not sent. Specification 1, section 7. */
export const toRegistration = (values: SignUpValues): components['schemas']['Registration'] => ({
  name: values.name.trim(),
  email: values.email.trim(),
  phoneNumber: PHONE_PREFIX + values.phoneNumber,
  password: values.password,
});

/** The general sentence for a registration that failed in a way that no field can show. Specification 1, section 8. */
export function describeSignUpFailure(error: unknown): string {
  if (isApiError(error) && error.kind === 'network' && !isCancelled(error)) {
    return texts.unreachable;
  }
  return describeError(error, texts.failed);
}
