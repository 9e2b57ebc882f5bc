import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { Formik, useFormikContext } from 'formik';
import type { FormikHelpers } from 'formik';
import { useDispatch, useSelector } from 'react-redux';
import { useCapability } from '@/entities/capability';
import { expirePushRecord } from '@/entities/push';
import {
  loadSessionCipher,
  accountDialogOpened,
  selectRegisteredEmail,
  selectSessionExpired,
  selectSessionInterrupted,
  signedIn,
  useLoginMutation,
} from '@/entities/session';
import type { Session } from '@/entities/session';
import { isCancelled } from '@/shared/api';
import Button from '@mui/material/Button';
import { FocusFirstError, Form } from '@/shared/lib/forms';
import { CheckboxInput, PasswordInput, SlowSaveAlert, TextInput } from '@/shared/ui/form';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import Link from '@mui/material/Link';
import { useToast } from '@/shared/ui/toast';
import { toSignInFailure } from '../model/sign-in-failure';
import type { SignInFailure } from '../model/sign-in-failure';
import { useWantedJob } from '../model/use-wanted-job';
import { texts } from '../texts';
import { SignInFailureDialog } from './SignInFailureDialog';

const initialValues = { email: '', password: '', rememberMe: true };

type SignInValues = typeof initialValues;

const emptyFields = ({ email, password }: SignInValues): Record<string, string> => ({
  ...(email.trim() ? {} : { email: texts.emailRequired }),
  ...(password ? {} : { password: texts.passwordRequired }),
});

const Frame = styled(Form)({
  '.sign-in-beside': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
  '.sign-in-job': { margin: '0 0 12px', fontWeight: 600, overflowWrap: 'anywhere' },
  '.sign-in-first': { display: 'grid', gap: 16, marginBottom: 8 },
  '.sign-in-ways': { display: 'grid', gap: 12, marginTop: 16 },
});

/**
 * Within Formik: writes the address that was just registered into the form, unless the field holds another one or is
 * being typed in. The stored address may arrive shortly after the form is mounted.
 */
function RegisteredEmail() {
  const registeredEmail = useSelector(selectRegisteredEmail);
  const { values, setFieldValue } = useFormikContext<SignInValues>();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (registeredEmail === null || values.email !== '') return;
    const field = place.current?.closest('form')?.querySelector<HTMLInputElement>('[name=email]');
    // Text typed before the app started is in the field, but not yet in Formik.
    const isInUse = field === document.activeElement || field?.value !== '';
    if (!isInUse) void setFieldValue('email', registeredEmail);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each address: it may be deleted
  }, [registeredEmail]);
  return <span ref={place} hidden />;
}

interface SignInFormProps {
  /** Path of the job that led here, as `toJobPath` gives it: Create Account is then first. */
  next?: string | null;
  onSignedIn?: (session: Session) => void;
}

/**
 * The sign-in form of the modal and of /login: saves the session and shows the provider's message. It names the job that
 * opens afterwards. Where to go next is its owner's matter. Specification 1, sections 2, 4, 5 and 8.
 */
export function SignInForm({ next = null, onSignedIn }: SignInFormProps) {
  const dispatch = useDispatch();
  const wantedJob = useWantedJob(next);
  const isRegistered = useSelector(selectRegisteredEmail) !== null;
  const createFirst = next !== null && wantedJob !== null && !isRegistered;
  const sessionExpired = useSelector(selectSessionExpired);
  const interrupted = useSelector(selectSessionInterrupted);
  const { showError, showSuccess } = useToast();
  const hidesAccounts = useCapability('hiddenAccounts');
  const [login] = useLoginMutation();
  const [failure, setFailure] = useState<SignInFailure | null>(null);

  const submit = async (values: SignInValues, { setStatus }: FormikHelpers<SignInValues>) => {
    const fieldErrors = emptyFields(values);
    setStatus({ fieldErrors });
    if (Object.keys(fieldErrors).length > 0) {
      showError(texts.bothRequired);
      return;
    }
    try {
      // Meanwhile, so that the cookie is written at once; without it the session is this tab's alone.
      const cipher = loadSessionCipher().catch(() => undefined);
      const { session, message } = await login({ email: values.email.trim(), password: values.password }).unwrap();
      await cipher;
      expirePushRecord();
      dispatch(signedIn(session));
      showSuccess(message ?? texts.signedIn);
      onSignedIn?.(session);
    } catch (error) {
      if (isCancelled(error)) return;
      setFailure(toSignInFailure(error, values.email, hidesAccounts));
    }
  };

  // The field and not Formik: a password manager may have filled it without an event.
  const openForgotPassword = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const field = currentTarget.closest('form')?.querySelector<HTMLInputElement>('[name=email]');
    dispatch(accountDialogOpened('forgot-password', field?.value.trim()));
  };

  const createAccount = (
    <Button
      lang="en"
      variant={createFirst ? 'contained' : 'outlined'}
      size="large"
      onClick={() => dispatch(accountDialogOpened('sign-up'))}
    >
      {texts.createAccount}
    </Button>
  );

  return (
    <>
      <Formik initialValues={initialValues} onSubmit={submit}>
        {({ isSubmitting }) => (
          <Frame>
            <RegisteredEmail />
            {(sessionExpired || interrupted) && (
              <Alert severity="info" style={{ marginBottom: 8 }}>
                {interrupted ? texts.signInToSave : texts.sessionEnded}
              </Alert>
            )}
            {wantedJob !== null && <p className="sign-in-job">{texts.toApply(wantedJob)}</p>}
            {createFirst && (
              <div className="sign-in-first">
                {createAccount}
                <span>{texts.haveAccount}</span>
              </div>
            )}
            <TextInput
              name="email"
              label={texts.email}
              type="email"
              inputMode="email"
              autoComplete="username"
              required
            />
            <PasswordInput name="password" label={texts.password} autoComplete="current-password" required />
            <div className="sign-in-beside">
              <CheckboxInput name="rememberMe" label={<span lang="en">{texts.rememberMe}</span>} />
              <Link
                component="button"
                variant="body2"
                type="button"
                lang="en"
                onClick={openForgotPassword}
                style={{ paddingBlock: 4 }}
              >
                {texts.forgotPassword}
              </Link>
            </div>
            <SlowSaveAlert text={texts.stillSigningIn} />
            <div className="sign-in-ways">
              <Button
                type="submit"
                lang="en"
                variant={createFirst ? 'outlined' : 'contained'}
                size="large"
                loading={isSubmitting}
              >
                {texts.signIn}
              </Button>
              {!createFirst && createAccount}
            </div>
            <FocusFirstError />
          </Frame>
        )}
      </Formik>
      {failure && <SignInFailureDialog failure={failure} onAcknowledge={() => setFailure(null)} />}
    </>
  );
}
