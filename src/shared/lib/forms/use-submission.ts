import { useState } from 'react';
import type { FormikHelpers, FormikValues } from 'formik';
import { useErrorText } from '@/shared/api';
import { toServerErrors } from './server-errors';

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
