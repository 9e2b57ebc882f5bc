import type { ReactNode } from 'react';
import { Formik } from 'formik';
import type { FormikConfig, FormikHelpers, FormikValues } from 'formik';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { describeError, isApiError } from '@/shared/api';
import { FocusFirstError, Form, useSubmission } from '@/shared/lib/forms';
import { languageOf } from '@/shared/lib/language';
import { logFailure } from '@/shared/lib/logging';
import { useSectionTitle } from '@/shared/ui/SectionAccordion';
import { SlowSaveAlert } from '@/shared/ui/form';

const WRONG_PASSWORD = 4003;

/**
 * The error of a call that requires the account's password, with the provider's message about a wrong one as the error
 * of its field.
 */
export function atPasswordField(error: unknown, field: string, fallback: string): unknown {
  if (!isApiError(error) || error.statusCode !== WRONG_PASSWORD) return error;
  return { ...error, fieldErrors: { [field]: [error.message ?? fallback] } };
}

interface AccountFormProps<Values> extends Pick<FormikConfig<Values>, 'initialValues' | 'validationSchema'> {
  /** The call that saves, for the log. */
  call: string;
  /** The field of the present password: shows that it is wrong. */
  passwordField: keyof Values & string;
  texts: Record<'failed' | 'submit' | 'wrong', string>;
  /** Resolves when saved; rejects with the `ApiError` of the call. */
  onSave: (values: Values) => Promise<void>;
  /** The fields. */
  children: ReactNode;
}

/** A form that changes the account with the present password, within a `SectionAccordion`. Once saved, it is empty again. */
export function AccountForm<Values extends FormikValues>({
  call,
  passwordField,
  texts,
  onSave,
  children,
  ...formik
}: AccountFormProps<Values>) {
  const { id: titleId } = useSectionTitle();
  const save = async (values: Values) => {
    try {
      await onSave(values);
    } catch (error) {
      logFailure(`${call} failed`, error);
      throw atPasswordField(error, passwordField, texts.wrong);
    }
  };
  const { failure, submit } = useSubmission(save, (error) => describeError(error, texts.failed));
  const handleSubmit = async (values: Values, helpers: FormikHelpers<Values>) => {
    if (await submit(values, helpers)) helpers.resetForm();
  };

  return (
    <Formik {...formik} onSubmit={handleSubmit}>
      {({ isSubmitting }) => (
        <Form aria-labelledby={titleId}>
          {children}
          {failure && (
            <Alert severity="error" lang={languageOf(failure)} sx={{ my: 1 }}>
              {failure}
            </Alert>
          )}
          <SlowSaveAlert />
          <Button type="submit" variant="contained" loading={isSubmitting} sx={{ mt: 1 }}>
            {texts.submit}
          </Button>
          <FocusFirstError />
        </Form>
      )}
    </Formik>
  );
}
