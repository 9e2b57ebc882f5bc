import { useState } from 'react';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { useDispatch, useSelector } from 'react-redux';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import {
  loadSessionCipher,
  accountDialogOpened,
  selectSessionExpired,
  selectSessionInterrupted,
  signedIn,
  useLoginMutation,
} from '@/entities/session';
import type { Session } from '@/entities/session';
import { isCancelled } from '@/shared/api';
import { CheckboxInput, FocusFirstError, PasswordInput, SlowSave, TextInput } from '@/shared/ui/form';
import { useToast } from '@/shared/ui/toast';
import { toSignInFailure } from '../model/sign-in-failure';
import type { SignInFailure } from '../model/sign-in-failure';
import { SignInFailureDialog } from './SignInFailureDialog';

const initialValues = { email: '', password: '', rememberMe: true };

type SignInValues = typeof initialValues;

const emptyFields = ({ email, password }: SignInValues): Record<string, string> => ({
  ...(email.trim() ? {} : { email: 'Email wajib diisi.' }),
  ...(password ? {} : { password: 'Password wajib diisi.' }),
});

/**
 * The sign-in form of the modal and of /login: saves the session and tells the provider's words. Where to go next is
 * its owner's matter. Specification 1, sections 2, 4, 5 and 8.
 */
export function SignInForm({ onSignedIn }: { onSignedIn?: (session: Session) => void }) {
  const dispatch = useDispatch();
  const sessionExpired = useSelector(selectSessionExpired);
  const interrupted = useSelector(selectSessionInterrupted);
  const { showError, showSuccess } = useToast();
  const [login] = useLoginMutation();
  const [failure, setFailure] = useState<SignInFailure | null>(null);

  const submit = async (values: SignInValues, { setStatus }: FormikHelpers<SignInValues>) => {
    const fieldErrors = emptyFields(values);
    setStatus({ fieldErrors });
    if (Object.keys(fieldErrors).length > 0) {
      showError('Email dan password tidak boleh kosong.');
      return;
    }
    try {
      // Meanwhile, so that the cookie is written at once; without it the session is this tab's alone.
      const cipher = loadSessionCipher().catch(() => undefined);
      const { session, message } = await login({ email: values.email.trim(), password: values.password }).unwrap();
      await cipher;
      dispatch(signedIn(session));
      showSuccess(message ?? 'Berhasil masuk.');
      onSignedIn?.(session);
    } catch (error) {
      if (isCancelled(error)) return;
      setFailure(toSignInFailure(error, values.email));
    }
  };

  return (
    <>
      <Formik initialValues={initialValues} onSubmit={submit}>
        {({ isSubmitting }) => (
          <Form noValidate>
            {(sessionExpired || interrupted) && (
              <Alert severity="info" sx={{ mb: 1 }}>
                {interrupted
                  ? 'Sesi Anda telah berakhir. Masuk lagi untuk menyimpan isian Anda.'
                  : 'Sesi Anda telah berakhir. Silakan masuk kembali.'}
              </Alert>
            )}
            <TextInput name="email" label="Email" type="email" inputMode="email" autoComplete="username" required />
            <PasswordInput name="password" label="Password" autoComplete="current-password" required />
            <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap' }}>
              <CheckboxInput name="rememberMe" label="Remember me" />
              <Link
                component="button"
                type="button"
                variant="body2"
                onClick={() => dispatch(accountDialogOpened('forgot-password'))}
                sx={{ py: 0.5 }}
              >
                Forgot Password?
              </Link>
            </Stack>
            <SlowSave text="Masih mencoba masuk…" />
            <Stack spacing={1.5} sx={{ mt: 2 }}>
              <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
                Sign In
              </Button>
              <Button variant="outlined" size="large" onClick={() => dispatch(accountDialogOpened('sign-up'))}>
                Create Account
              </Button>
            </Stack>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
      {failure && <SignInFailureDialog failure={failure} onAcknowledge={() => setFailure(null)} />}
    </>
  );
}
