import { Formik } from 'formik';
import { useCapability } from '@/entities/capability';
import { useRegisterMutation, useReturnTo } from '@/entities/session';
import { routes } from '@/shared/config';
import { VISITOR, useDraft } from '@/shared/lib/drafts';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { FocusFirstError, Form, lazyValidation, useSubmission } from '@/shared/lib/forms';
import {
  CheckboxInput,
  EmailInput,
  KeepDraft,
  PasswordInput,
  PhoneInput,
  SlowSaveAlert,
  TextInput,
} from '@/shared/ui/form';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import Link from '@mui/material/Link';
import { describeSignUpFailure, initialSignUpValues, toRegistration } from '../model/sign-up-form';
import type { SignUpValues } from '../model/sign-up-form';
import { texts } from '../texts';

interface SignUpFormProps {
  /** The account was made and waits for its activation link, mailed to this address. */
  onRegistered: (email: string) => void;
  onSignIn: () => void;
}

/** A draft never holds passwords, and consent is given again. */
const DRAFT = {
  form: 'sign-up',
  record: null,
  owner: VISITOR,
  tabOnly: true,
  omit: ['password', 'confirmPassword', 'terms'],
};

const validate = lazyValidation<SignUpValues>(
  async () => (await import('../model/sign-up-schema')).signUpSchema,
  'name',
);

const Ending = styled('div')({ display: 'grid', gap: 16, marginTop: 16 });

const termsLabel = (
  <Typography variant="body2" component="span" style={{ display: 'block' }}>
    {texts.agreeTo}{' '}
    <Link href={routes.terms.to()} target="_blank" rel="noopener">
      {texts.terms}
    </Link>
  </Typography>
);

/** The fields of the sign-up modal. Specification 1, sections 2, 5 and 8. */
export function SignUpForm({ onRegistered, onSignIn }: SignUpFormProps) {
  const [register] = useRegisterMutation();
  // A provider at another origin refuses a header that it does not know.
  const isReturnToKnown = useCapability('publicJobs');
  const getReturnTo = useReturnTo();
  const warnsOfCommon = useCapability('commonPasswords');
  const { draft, round, discard } = useDraft(initialSignUpValues, DRAFT);
  const { failure, submit } = useSubmission<SignUpValues>(async (values) => {
    const registration = toRegistration(values);
    await register({ ...registration, returnTo: isReturnToKnown ? getReturnTo() : null }).unwrap();
    draft.settle();
    onRegistered(registration.email);
  }, describeSignUpFailure);

  return (
    <Formik key={round} initialValues={draft.start} validate={validate} onSubmit={submit}>
      {({ isSubmitting }) => (
        <DialogContent>
          <Form>
            <KeepDraft draft={draft} onDiscard={discard} />
            <TextInput name="name" label={texts.name} autoComplete="name" required />
            <EmailInput name="email" label={texts.email} />
            <PhoneInput name="phoneNumber" label={texts.phone} />
            <PasswordInput
              name="password"
              label={texts.password}
              autoComplete="new-password"
              required
              helperText={texts.passwordHint}
              warnsOfCommon={warnsOfCommon}
            />
            <PasswordInput
              name="confirmPassword"
              label={texts.confirmPassword}
              autoComplete="new-password"
              toggleLabel={texts.showConfirmation}
              required
            />
            <CheckboxInput name="terms" label={termsLabel} />
            <SlowSaveAlert text={texts.stillSigningUp} />
            <Ending>
              {failure && <Alert severity="error">{failure}</Alert>}
              <Button type="submit" variant="contained" size="large" fullWidth loading={isSubmitting}>
                {texts.submit}
              </Button>
            </Ending>
            <FocusFirstError />
          </Form>
          <Typography variant="body2" style={{ marginTop: 16, textAlign: 'center' }}>
            {texts.haveAccount}{' '}
            <Link component="button" variant="body2" type="button" onClick={onSignIn}>
              {texts.signIn}
            </Link>
          </Typography>
        </DialogContent>
      )}
    </Formik>
  );
}
