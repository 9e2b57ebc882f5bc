import { useState } from 'react';
import { Form, Formik } from 'formik';
import { object, string } from 'yup';
import { useDispatch } from 'react-redux';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { accountDialogOpened, useForgotPasswordMutation } from '@/entities/session';
import { Logo } from '@/shared/ui/brand';
import { FocusFirstError, TextInput } from '@/shared/ui/form';
import { lockRequests, useSecondsLeft } from '../model/request-lock';
import { ForgotPasswordResult } from './ForgotPasswordResult';
import type { Outcome } from './ForgotPasswordResult';

const schema = object({
  email: string().trim().required('Email wajib diisi.').email('Format email tidak valid.'),
});

/** Asks for a link to choose a new password; in the popup and on /forgot-password. Specification 1, sections 2 and 4. */
export function ForgotPasswordForm() {
  const dispatch = useDispatch();
  const [forgotPassword] = useForgotPasswordMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const secondsLeft = useSecondsLeft();
  const locked = secondsLeft > 0;

  const submit = async ({ email }: { email: string }) => {
    if (locked) return;
    lockRequests();
    try {
      await forgotPassword({ email: email.trim() }).unwrap();
      setOutcome({ succeeded: true });
    } catch (error) {
      setOutcome({ succeeded: false, error });
    }
  };

  return (
    <>
      <Logo height={36} sx={{ mx: 'auto', mt: 1, mb: 2 }} />
      <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'center' }}>
        Masukkan email akun Anda. Kami akan mengirim tautan untuk membuat password baru.
      </Typography>
      <Formik initialValues={{ email: '' }} validationSchema={schema} onSubmit={submit}>
        <Form noValidate>
          <TextInput name="email" label="Email" type="email" inputMode="email" autoComplete="email" required />
          <Button
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            disabled={locked}
            // The countdown is there to be read.
            sx={{ mt: 1, '&.Mui-disabled': { color: 'text.secondary' } }}
          >
            {locked ? `Wait ${secondsLeft}s` : 'Submit'}
          </Button>
          <FocusFirstError />
        </Form>
      </Formik>
      <Typography variant="body2" sx={{ mt: 2, textAlign: 'center' }}>
        Don&apos;t have an account?{' '}
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={() => dispatch(accountDialogOpened('sign-up'))}
          sx={{ verticalAlign: 'baseline' }}
        >
          Create Account
        </Link>
      </Typography>
      {outcome && <ForgotPasswordResult outcome={outcome} onAcknowledge={() => setOutcome(null)} />}
    </>
  );
}
