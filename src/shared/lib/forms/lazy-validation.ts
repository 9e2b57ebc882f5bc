import { validateYupSchema, yupToFormErrors } from 'formik';
import type { FormikErrors, FormikValues } from 'formik';
import { logFailure } from '@/shared/lib/logging';
import { texts } from './texts';

/**
 * The rules of a form that opens from a page without Yup: Yup and the schema are fetched with the first
 * validation, so that the form opens without waiting for them.
 *
 * @param load fetches the Yup schema; called again after a failure
 * @param first the field whose error says that the rules could not be fetched; nothing is sent then
 * @returns Formik's `validate`
 */
export const lazyValidation =
  <Values extends FormikValues>(load: () => Promise<unknown>, first: keyof Values & string) =>
  async (values: Values): Promise<FormikErrors<Values>> => {
    let schema: unknown;
    try {
      schema = await load();
    } catch (error) {
      logFailure('the rules of a form could not be fetched', error);
      return { [first]: texts.rulesUnavailable } as FormikErrors<Values>;
    }
    try {
      await validateYupSchema(values, schema);
      return {};
    } catch (error) {
      if (error instanceof Error && error.name === 'ValidationError') return yupToFormErrors(error);
      throw error;
    }
  };
