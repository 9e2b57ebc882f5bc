import { Form, Formik } from 'formik';
import { object, string } from 'yup';
import { useResendActivation } from '@/entities/session';
import { Button } from '@/shared/ui/button';
import { FocusFirstError, TextInput } from '@/shared/ui/form';
import { Notice } from '@/shared/ui/notice';
import { texts } from '../texts';

const schema = object({
  email: string().trim().required(texts.emailRequired).email(texts.emailInvalid),
});

/**
 * Asks for a new activation link where the mailed one does not work, and the provider can mail another. Specification 1,
 * section 2.
 */
export function ResendActivationForm() {
  const { resend, isSending, isOffered, outcome } = useResendActivation();
  if (!isOffered) {
    return (
      outcome && (
        <Notice kind={outcome.kind} role={outcome.kind === 'info' ? 'status' : undefined}>
          {outcome.message}
        </Notice>
      )
    );
  }
  return (
    <Formik initialValues={{ email: '' }} validationSchema={schema} onSubmit={({ email }) => resend(email)}>
      <Form noValidate>
        {outcome && (
          <Notice kind="error" style={{ marginBottom: 8 }}>
            {outcome.message}
          </Notice>
        )}
        <TextInput name="email" label={texts.email} type="email" inputMode="email" autoComplete="email" required />
        <Button type="submit" look="contained" size="large" wide loading={isSending} style={{ marginTop: 8 }}>
          {texts.resendActivation}
        </Button>
        <FocusFirstError />
      </Form>
    </Formik>
  );
}
