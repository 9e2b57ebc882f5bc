import { isApiError } from '@/shared/api';

/**
 * The provider's errors for the last submission. Stored in Formik's `status`: Formik drops what `setErrors` sets as
 * soon as any other field changes.
 */
export interface ServerErrors {
  fieldErrors: Record<string, string>;
}

/** True when Formik's `status` is what the provider said. */
export const isServerErrors = (status: unknown): status is ServerErrors =>
  typeof status === 'object' && status !== null && 'fieldErrors' in status;

/**
 * The first message of each field of a failed call, for Formik's `status`.
 *
 * @param names the form's own fields; what the provider says about any other could be shown nowhere and is left out
 */
export function toServerErrors(error: unknown, names: readonly string[]): ServerErrors {
  const fieldErrors = isApiError(error) ? Object.entries(error.fieldErrors) : [];
  const entries = fieldErrors.filter(([name]) => names.includes(name));
  return { fieldErrors: Object.fromEntries(entries.map(([name, messages]) => [name, messages[0] ?? ''])) };
}

/** The error with the first message of a field as its own: for a popup, which has no fields to show messages under. */
export const withFieldMessage = (error: unknown): unknown =>
  isApiError(error) ? { ...error, message: error.message ?? Object.values(error.fieldErrors).flat()[0] } : error;
