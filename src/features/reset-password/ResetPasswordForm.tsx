import { useState } from 'react';
import { Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useCapability } from '@/entities/capability';
import type { ResetResult } from '@/entities/session';
import { selectRegisteredEmail, selectTypedEmail, signedOut, useResetPasswordMutation } from '@/entities/session';
import { describeError, useErrorText } from '@/shared/api';
import { routes } from '@/shared/config';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DescriptionList } from '@/shared/ui/DescriptionList';
import { ResultDialog } from '@/shared/ui/dialog';
import { FocusFirstError, Form, toServerErrors } from '@/shared/lib/forms';
import { PasswordInput } from '@/shared/ui/form';
import { initialValues, resetPasswordSchema } from './reset-password-form';
import type { ResetPasswordValues } from './reset-password-form';
import { texts } from './texts';

/** The two secrets of a mailed link. */
export interface ResetLink {
  uidb64: string;
  token: string;
}

/** Name and number of the sign-up that the account comes from: anybody may have made it. */
function SignUpDetails({ signUp: { name, phoneNumber } }: { signUp: NonNullable<ResetResult['signUp']> }) {
  return (
    <>
      <Typography sx={{ mt: 2 }}>{texts.check}</Typography>
      <DescriptionList>
        <div>
          <dt>{texts.name}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{texts.phone}</dt>
          <dd data-missing={phoneNumber === null || undefined}>{phoneNumber ?? texts.noPhone}</dd>
        </div>
      </DescriptionList>
      <Typography variant="body2" sx={{ mt: 2 }}>
        {texts.notYours}{' '}
        <Link component={RouterLink} to={routes.profile.to()}>
          {texts.profile}
        </Link>
        .
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {texts.agreeTo}{' '}
        <Link href={routes.terms.to()} target="_blank" rel="noopener">
          {texts.terms}
        </Link>
        .
      </Typography>
    </>
  );
}

/** Sets a new password with a mailed link; then on to /login. Specification 1, sections 2, 4, 5 and 8. */
export function ResetPasswordForm({ link }: { link: ResetLink }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [resetPassword] = useResetPasswordMutation();
  const warnsOfCommon = useCapability('commonPasswords');
  const typedEmail = useSelector(selectTypedEmail);
  const registeredEmail = useSelector(selectRegisteredEmail);
  const [result, setResult] = useState<ResetResult | null>(null);
  const [error, setError] = useState<unknown>(null);
  const failure = useErrorText(error, (reason) => describeError(reason, texts.unknownFailure));

  const submit = async (values: ResetPasswordValues, { setStatus }: FormikHelpers<ResetPasswordValues>) => {
    setStatus(undefined);
    try {
      const changed = await resetPassword({ ...link, password: values.password }).unwrap();
      // The provider has ended every session of the account; who still had one here is to sign in again as well.
      dispatch(signedOut());
      setResult(changed);
    } catch (caught) {
      setStatus(toServerErrors(caught, ['password']));
      setError(caught);
    }
  };

  return (
    <>
      <Formik initialValues={initialValues} validationSchema={resetPasswordSchema} onSubmit={submit}>
        {({ isSubmitting }) => (
          <Form>
            {/* For password managers, which store the new password under it. Empty where this device does not know the
                address: the provider does not tell it to the holder of a link. */}
            <InputBase
              name="username"
              autoComplete="username"
              defaultValue={typedEmail || (registeredEmail ?? '')}
              style={{ display: 'none' }}
            />
            <PasswordInput
              name="password"
              label={texts.newPassword}
              autoComplete="new-password"
              required
              helperText={texts.passwordRule}
              warnsOfCommon={warnsOfCommon}
            />
            <PasswordInput
              name="confirmPassword"
              label={texts.confirmPassword}
              autoComplete="new-password"
              toggleLabel={texts.showConfirmation}
              required
            />
            <Button
              type="submit"
              variant="contained"
              size="large"
              fullWidth
              loading={isSubmitting}
              style={{ marginTop: 16 }}
            >
              {texts.submit}
            </Button>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
      {result && (
        <ResultDialog
          outcome="success"
          title={texts.changed}
          actionLabel={texts.continue}
          onAcknowledge={() => void navigate(routes.login.to())}
        >
          {texts.signInAnew}
          {result.signUp && <SignUpDetails signUp={result.signUp} />}
        </ResultDialog>
      )}
      {failure !== null && (
        <ResultDialog
          outcome="failure"
          title={texts.failed}
          actionLabel={texts.close}
          onAcknowledge={() => setError(null)}
        >
          {failure}
        </ResultDialog>
      )}
    </>
  );
}
