import { useState } from 'react';
import type { FormikHelpers, FormikValues } from 'formik';
import { useErrorText, isApiError } from '@/shared/api';

/**
 * Handles the submission of a form: saves, and shows the provider's errors under the fields that they name, or as one
 * general sentence where it names none of this form.
 *
 * @param save resolves when saved; rejects with the `ApiError` of the call
 * @param describe the general sentence for a failure
 * @returns Formik's `onSubmit`, which resolves to whether it was saved, and the general sentence while there is one; a
 *   sentence about a missing connection goes when the connection returns
 */
export function useSubmission<Values extends FormikValues>(
  save: (values: Values) => Promise<unknown>,
  describe: (error: unknown) => string,
) {
  const [error, setError] = useState<unknown>(null);
  const failure = useErrorText(error, describe);

  const submit = async (values: Values, { setStatus }: FormikHelpers<Values>): Promise<boolean> => {
    setError(null);
    setStatus(undefined);
    try {
      await save(values);
      return true;
    } catch (caught) {
      const serverErrors = toServerErrors(caught, Object.keys(values));
      setStatus(serverErrors);
      if (Object.keys(serverErrors.fieldErrors).length > 0) return false;
      setError(caught);
      return false;
    }
  };

  return { failure, submit };
}

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
