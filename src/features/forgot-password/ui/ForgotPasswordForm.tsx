import { Form, Formik } from 'formik';
import { object, string } from 'yup';
import { useDispatch } from 'react-redux';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { accountDialogOpened } from '@/entities/session';
import { Logo } from '@/shared/ui/brand';
import { Button } from '@/shared/ui/button';
import { FocusFirstError, TextInput } from '@/shared/ui/form';
import { useSecondsLeft } from '../model/request-lock';
import { useRequestLink } from '../model/use-request-link';
import { texts } from '../texts';
import { ForgotPasswordResult } from './ForgotPasswordResult';

const schema = object({
  email: string().trim().required(texts.emailRequired).email(texts.emailInvalid),
});

/** Asks for a link to choose a new password; in the popup and on /forgot-password. Specification 1, sections 2 and 4. */
export function ForgotPasswordForm() {
  const dispatch = useDispatch();
  const { requestLink, outcome, acknowledge } = useRequestLink();
  const secondsLeft = useSecondsLeft();
  const locked = secondsLeft > 0;

  const submit = async ({ email }: { email: string }) => {
    if (!locked) await requestLink(email.trim());
  };

  return (
    <>
      <Logo height={36} style={{ margin: '8px auto 16px' }} />
      <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'center' }}>
        {texts.intro}
      </Typography>
      <Formik initialValues={{ email: '' }} validationSchema={schema} onSubmit={submit}>
        <Form noValidate>
          <TextInput name="email" label={texts.email} type="email" inputMode="email" autoComplete="email" required />
          <Button
            type="submit"
            look="contained"
            size="large"
            wide
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
      <Typography lang="en" variant="body2" sx={{ mt: 2, textAlign: 'center' }}>
        {texts.noAccount}{' '}
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={() => dispatch(accountDialogOpened('sign-up'))}
          sx={{ verticalAlign: 'baseline' }}
        >
          {texts.createAccount}
        </Link>
      </Typography>
      {outcome && <ForgotPasswordResult outcome={outcome} onAcknowledge={acknowledge} />}
    </>
  );
}
