import { useId, useState } from 'react';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { atPasswordField, useChangeEmailMutation } from '@/entities/account';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import { describeError } from '@/shared/api';
import { FocusFirstError, useSubmission } from '@/shared/lib/forms';
import { languageOf } from '@/shared/lib/language';
import { logFailure } from '@/shared/lib/logging';
import { Card } from '@/shared/ui/Card';
import { PasswordInput, SlowSaveAlert, TextInput } from '@/shared/ui/form';
import { StaleDataAlert } from '@/shared/ui/stale-data';
import { changeEmailSchema, initialValues } from '../model/change-email-form';
import type { ChangeEmailValues } from '../model/change-email-form';
import { texts } from '../texts';

const SHOWN = [{ endpoint: 'getProfile' }];

/** Has a link mailed to a new e-mail address, which then becomes the account's. Specification 4, section 6. */
export function ChangeEmailSection() {
  const titleId = useId();
  const { data: profile } = useGetProfileQuery();
  const [changeEmail] = useChangeEmailMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const save = async (values: ChangeEmailValues) => {
    setSentTo(null);
    const email = values.email.trim();
    try {
      await changeEmail({ email, password: values.password }).unwrap();
      setSentTo(email);
    } catch (error) {
      logFailure('candidate/change-email failed', error);
      throw atPasswordField(error, 'password', texts.wrong);
    }
  };
  const { failure, submit } = useSubmission(save, (error) => describeError(error, texts.failed));
  const handleSubmit = async (values: ChangeEmailValues, helpers: FormikHelpers<ChangeEmailValues>) => {
    if (await submit(values, helpers)) helpers.resetForm();
  };

  return (
    <Card aria-labelledby={titleId}>
      <div className="card-head">
        <h2 id={titleId}>{texts.title}</h2>
      </div>
      <StaleDataAlert of={SHOWN} />
      {profile?.email && (
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{texts.current(profile.email)}</Typography>
      )}
      <Typography color="textSecondary" sx={{ my: 1 }}>
        {texts.consequence}
      </Typography>
      {sentTo !== null && (
        <Alert severity="success" role="status" sx={{ my: 1, overflowWrap: 'anywhere' }}>
          {texts.sent(sentTo)}
        </Alert>
      )}
      <Formik initialValues={initialValues} validationSchema={changeEmailSchema} onSubmit={handleSubmit}>
        {({ isSubmitting }) => (
          <Form noValidate aria-labelledby={titleId}>
            <TextInput name="email" label={texts.email} type="email" inputMode="email" autoComplete="email" required />
            <PasswordInput
              name="password"
              label={texts.password}
              autoComplete="current-password"
              toggleLabel={texts.showPassword}
              required
            />
            {failure && (
              <Alert severity="error" lang={languageOf(failure)} sx={{ my: 1 }}>
                {failure}
              </Alert>
            )}
            <SlowSaveAlert />
            <Button type="submit" variant="contained" loading={isSubmitting} sx={{ mt: 1 }}>
              {texts.submit}
            </Button>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
    </Card>
  );
}
