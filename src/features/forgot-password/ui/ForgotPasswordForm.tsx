import { useEffect, useRef, useState } from 'react';
import { Formik } from 'formik';
import { useDispatch, useSelector } from 'react-redux';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Link from '@mui/material/Link';
import { accountDialogOpened, selectTypedEmail, useForgotPasswordMutation } from '@/entities/session';
import { FocusFirstError, Form, lazyValidation } from '@/shared/lib/forms';
import { EmailInput } from '@/shared/ui/form';
import { Logo } from '@/shared/ui/Logo';
import { useToast } from '@/shared/ui/toast';
import { ResultDialog } from '@/shared/ui/dialog';
import { useSecondsLeft, lockRequests } from '../model/request-lock';
import { texts } from '../texts';
import { describeOutcome } from '../model/describe-outcome';
import type { Outcome } from '../model/describe-outcome';

/**
 * Requests the link to choose a new password, and says how that ended: by the outcome returned, or in a toast where the
 * form was closed before the response. Specification 1, section 4.
 */
function useRequestLink() {
  const [forgotPassword] = useForgotPasswordMutation();
  const { showSuccess, showError } = useToast();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const shown = useRef(false);

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  function report(ended: Outcome) {
    if (shown.current) {
      setOutcome(ended);
      return;
    }
    const { title, sentences } = describeOutcome(ended);
    const show = ended.succeeded ? showSuccess : showError;
    show([title.trim(), ...sentences].join(' '));
  }

  async function requestLink(email: string): Promise<void> {
    lockRequests();
    try {
      await forgotPassword({ email }).unwrap();
      report({ succeeded: true });
    } catch (error) {
      report({ succeeded: false, error });
    }
  }

  return { requestLink, outcome, acknowledge: () => setOutcome(null) };
}

interface Values {
  email: string;
}

const validate = lazyValidation<Values>(
  async () => (await import('../model/forgot-password-schema')).forgotPasswordSchema,
  'email',
);

/**
 * Requests a link to choose a new password; in the popup and on /forgot-password. Specification 1, sections 2 and 4.
 */
export function ForgotPasswordForm() {
  const dispatch = useDispatch();
  const email = useSelector(selectTypedEmail);
  const { requestLink, outcome, acknowledge } = useRequestLink();
  const secondsLeft = useSecondsLeft();
  const locked = secondsLeft > 0;

  const submit = async ({ email }: Values) => {
    if (!locked) await requestLink(email.trim());
  };

  return (
    <>
      <Logo height={36} style={{ margin: '8px auto 16px' }} />
      <Typography variant="body2" style={{ textAlign: 'center', color: 'var(--mui-palette-text-secondary)' }}>
        {texts.intro}
      </Typography>
      <Formik initialValues={{ email }} validate={validate} onSubmit={submit}>
        <Form>
          <EmailInput name="email" label={texts.email} />
          <Button
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            lang="en"
            disabled={locked}
            // The countdown is there to be read.
            style={{ marginTop: 8, color: locked ? 'var(--mui-palette-text-secondary)' : undefined }}
          >
            {locked ? texts.wait(secondsLeft) : texts.submit}
          </Button>
          <FocusFirstError />
        </Form>
      </Formik>
      <Typography variant="body2" lang="en" style={{ marginTop: 16, textAlign: 'center' }}>
        {texts.noAccount}{' '}
        <Link component="button" variant="body2" type="button" onClick={() => dispatch(accountDialogOpened('sign-up'))}>
          {texts.createAccount}
        </Link>
      </Typography>
      {outcome && <ForgotPasswordResult outcome={outcome} onAcknowledge={acknowledge} />}
    </>
  );
}

interface ForgotPasswordResultProps {
  outcome: Outcome;
  onAcknowledge: () => void;
}

/** The result popup. Specification 1, sections 2, 4 and 8. */
export function ForgotPasswordResult({ outcome, onAcknowledge }: ForgotPasswordResultProps) {
  const { title, sentences } = describeOutcome(outcome);
  return (
    <ResultDialog
      outcome={outcome.succeeded ? 'success' : 'failure'}
      title={title}
      actionLabel={texts.ok}
      onAcknowledge={onAcknowledge}
      maxWidth={300}
    >
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </ResultDialog>
  );
}
