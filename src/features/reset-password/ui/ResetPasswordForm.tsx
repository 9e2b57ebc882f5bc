import { useState } from 'react';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import { signedOut, useResetPasswordMutation } from '@/entities/session';
import { describeError } from '@/shared/api';
import { routes } from '@/shared/config';
import { ResultDialog } from '@/shared/ui/dialog';
import { FocusFirstError, PasswordInput, toServerErrors } from '@/shared/ui/form';
import { initialValues, resetPasswordSchema } from '../model/reset-password-form';
import type { ResetPasswordValues } from '../model/reset-password-form';

/** The two secrets of a mailed link. */
export interface ResetLink {
  uidb64: string;
  token: string;
}

/** Sets a new password with a mailed link; then on to /login. Specification 1, sections 2, 4, 5 and 8. */
export function ResetPasswordForm({ link }: { link: ResetLink }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [resetPassword] = useResetPasswordMutation();
  const [succeeded, setSucceeded] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (values: ResetPasswordValues, { setStatus }: FormikHelpers<ResetPasswordValues>) => {
    setStatus(undefined);
    try {
      await resetPassword({ ...link, password: values.password }).unwrap();
      // The provider has ended every session of the account; who still had one here is to sign in anew as well.
      dispatch(signedOut());
      setSucceeded(true);
    } catch (error) {
      setStatus(toServerErrors(error, ['password']));
      setFailure(describeError(error, 'Failed to reset password.'));
    }
  };

  return (
    <>
      <Formik initialValues={initialValues} validationSchema={resetPasswordSchema} onSubmit={submit}>
        {({ isSubmitting }) => (
          <Form noValidate>
            <PasswordInput
              name="password"
              label="Password Baru"
              autoComplete="new-password"
              required
              helperText="Minimal 6 karakter, dengan satu huruf kapital dan satu karakter khusus (!@#$%^&*)."
            />
            <PasswordInput
              name="confirmPassword"
              label="Konfirmasi Password Baru"
              autoComplete="new-password"
              toggleLabel="Tampilkan konfirmasi kata sandi"
              required
            />
            <Button type="submit" variant="contained" size="large" fullWidth loading={isSubmitting} sx={{ mt: 2 }}>
              Submit
            </Button>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
      {succeeded && (
        <ResultDialog
          outcome="success"
          title="Berhasil Mengubah Password!"
          actionLabel="Lanjut"
          onAcknowledge={() => void navigate(routes.login.to())}
        >
          Silahkan masuk menggunakan Password baru Anda.
        </ResultDialog>
      )}
      {failure !== null && (
        <ResultDialog
          outcome="failure"
          title="Gagal Mengubah Password!"
          actionLabel="Tutup"
          onAcknowledge={() => setFailure(null)}
        >
          {failure}
        </ResultDialog>
      )}
    </>
  );
}
