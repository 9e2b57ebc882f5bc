import { Formik } from 'formik';
import { object } from 'yup';
import { useResendActivation } from '@/entities/session';
import Button from '@mui/material/Button';
import { FocusFirstError, Form, requiredEmail } from '@/shared/lib/forms';
import { EmailInput } from '@/shared/ui/form';
import Alert from '@mui/material/Alert';
import { texts } from './texts';

const schema = object({
  email: requiredEmail(texts),
});

/**
 * Requests a new activation link where the mailed one does not work, and the provider can mail another. Specification
 * 1, section 2.
 */
export function ResendActivationForm() {
  const { resend, isSending, isOffered, outcome } = useResendActivation();
  if (!isOffered) {
    return (
      outcome && (
        <Alert severity={outcome.severity} role={outcome.severity === 'info' ? 'status' : undefined}>
          {outcome.message}
        </Alert>
      )
    );
  }
  return (
    <Formik initialValues={{ email: '' }} validationSchema={schema} onSubmit={({ email }) => resend(email)}>
      <Form>
        {outcome && (
          <Alert severity="error" style={{ marginBottom: 8 }}>
            {outcome.message}
          </Alert>
        )}
        <EmailInput name="email" label={texts.email} />
        <Button type="submit" variant="contained" size="large" fullWidth loading={isSending} style={{ marginTop: 8 }}>
          {texts.resendActivation}
        </Button>
        <FocusFirstError />
      </Form>
    </Formik>
  );
}
