import { Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { atPasswordField, useChangePhoneMutation } from '@/entities/account';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import { describeError } from '@/shared/api';
import { FocusFirstError, Form, useSubmission } from '@/shared/lib/forms';
import { languageOf } from '@/shared/lib/language';
import { logFailure } from '@/shared/lib/logging';
import { SectionAccordion, useSectionTitle } from '@/shared/ui/SectionAccordion';
import { FailureState } from '@/shared/ui/feedback';
import { PasswordInput, PhoneInput, SlowSaveAlert } from '@/shared/ui/form';
import { StaleDataAlert } from '@/shared/ui/stale-data';
import { useToast } from '@/shared/ui/toast';
import { changePhoneSchema, initialValues, toPhoneChange } from '../model/change-phone-form';
import type { ChangePhoneValues } from '../model/change-phone-form';
import { texts } from '../texts';

const SHOWN = [{ endpoint: 'getProfile' }];

function CurrentPhone() {
  const { data: profile, error, isFetching, refetch } = useGetProfileQuery();
  if (profile) {
    return <Typography>{profile.phoneNumber ? texts.current(profile.phoneNumber) : texts.none}</Typography>;
  }
  if (error) {
    return <FailureState title={texts.loadFailed} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <div aria-busy="true">
      <Skeleton width="60%" />
    </div>
  );
}

function ChangePhone() {
  const { id: titleId } = useSectionTitle();
  const [changePhone] = useChangePhoneMutation();
  const { showSuccess } = useToast();
  const save = async (values: ChangePhoneValues) => {
    try {
      const message = await changePhone(toPhoneChange(values)).unwrap();
      showSuccess(message ?? texts.changed);
    } catch (error) {
      logFailure('candidate/change-phone failed', error);
      throw atPasswordField(error, 'password', texts.wrong);
    }
  };
  const { failure, submit } = useSubmission(save, (error) => describeError(error, texts.failed));
  const handleSubmit = async (values: ChangePhoneValues, helpers: FormikHelpers<ChangePhoneValues>) => {
    if (await submit(values, helpers)) helpers.resetForm();
  };

  return (
    <>
      <StaleDataAlert of={SHOWN} />
      <CurrentPhone />
      <Typography color="textSecondary" sx={{ my: 1 }}>
        {texts.consequence}
      </Typography>
      <Formik initialValues={initialValues} validationSchema={changePhoneSchema} onSubmit={handleSubmit}>
        {({ isSubmitting }) => (
          <Form aria-labelledby={titleId}>
            <PhoneInput name="phoneNumber" label={texts.phone} />
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
    </>
  );
}

/** Changes the account's phone number with the password. Specification 4, section 6. */
export const ChangePhoneSection = () => (
  <SectionAccordion name="phone" title={texts.title}>
    <ChangePhone />
  </SectionAccordion>
);
