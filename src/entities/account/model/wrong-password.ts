import { isApiError } from '@/shared/api';

const WRONG_PASSWORD = 4003;

/**
 * The error of a call that requires the account's password, with the provider's message about a wrong one as the error
 * of its field.
 */
export function atPasswordField(error: unknown, field: string, fallback: string): unknown {
  if (!isApiError(error) || error.statusCode !== WRONG_PASSWORD) return error;
  return { ...error, fieldErrors: { [field]: [error.message ?? fallback] } };
}
