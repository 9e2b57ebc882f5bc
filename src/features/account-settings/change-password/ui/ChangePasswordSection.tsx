import { Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { atPasswordField, useChangePasswordMutation } from '@/entities/account';
import { describeError } from '@/shared/api';
import { FocusFirstError, Form, useSubmission } from '@/shared/lib/forms';
import { languageOf } from '@/shared/lib/language';
import { logFailure } from '@/shared/lib/logging';
import { SectionAccordion, useSectionTitle } from '@/shared/ui/SectionAccordion';
import { PasswordInput, SlowSaveAlert } from '@/shared/ui/form';
import { useToast } from '@/shared/ui/toast';
import { changePasswordSchema, initialValues } from '../model/change-password-form';
import type { ChangePasswordValues } from '../model/change-password-form';
import { texts } from '../texts';

function ChangePassword() {
  const { id: titleId } = useSectionTitle();
  const [changePassword] = useChangePasswordMutation();
  const { showSuccess } = useToast();
  const save = async (values: ChangePasswordValues) => {
    try {
      const message = await changePassword({ old: values.old, new: values.new }).unwrap();
      showSuccess(message ?? texts.changed);
    } catch (error) {
      logFailure('candidate/change-password failed', error);
      throw atPasswordField(error, 'old', texts.wrong);
    }
  };
  const { failure, submit } = useSubmission(save, (error) => describeError(error, texts.failed));
  const handleSubmit = async (values: ChangePasswordValues, helpers: FormikHelpers<ChangePasswordValues>) => {
    if (await submit(values, helpers)) helpers.resetForm();
  };

  return (
    <>
      <Typography color="textSecondary" sx={{ my: 1 }}>
        {texts.consequence}
      </Typography>
      <Formik initialValues={initialValues} validationSchema={changePasswordSchema} onSubmit={handleSubmit}>
        {({ isSubmitting }) => (
          <Form aria-labelledby={titleId}>
            <PasswordInput
              name="old"
              label={texts.old}
              autoComplete="current-password"
              toggleLabel={texts.showOld}
              required
            />
            <PasswordInput name="new" label={texts.new} autoComplete="new-password" helperText={texts.rule} required />
            <PasswordInput
              name="confirmPassword"
              label={texts.confirm}
              autoComplete="new-password"
              toggleLabel={texts.showConfirmation}
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

/** Changes the password with the old one. What is typed is stored nowhere. Specification 4, section 6. */
export const ChangePasswordSection = () => (
  <SectionAccordion name="password" title={texts.title} data-screen>
    <ChangePassword />
  </SectionAccordion>
);
