import Typography from '@mui/material/Typography';
import { AccountForm, useChangePasswordMutation } from '@/entities/account';
import { SectionAccordion } from '@/shared/ui/SectionAccordion';
import { PasswordInput } from '@/shared/ui/form';
import { useToast } from '@/shared/ui/toast';
import { changePasswordSchema, initialValues } from '../model/change-password-form';
import type { ChangePasswordValues } from '../model/change-password-form';
import { texts } from '../texts';

function ChangePassword() {
  const [changePassword] = useChangePasswordMutation();
  const { showSuccess } = useToast();
  const save = async (values: ChangePasswordValues) => {
    const message = await changePassword({ old: values.old, new: values.new }).unwrap();
    showSuccess(message ?? texts.changed);
  };

  return (
    <>
      <Typography color="textSecondary" sx={{ my: 1 }}>
        {texts.consequence}
      </Typography>
      <AccountForm
        call="candidate/change-password"
        initialValues={initialValues}
        validationSchema={changePasswordSchema}
        passwordField="old"
        texts={texts}
        onSave={save}
      >
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
      </AccountForm>
    </>
  );
}

/** Changes the password with the old one. What is typed is stored nowhere. Specification 4, section 6. */
export const ChangePasswordSection = () => (
  <SectionAccordion name="password" title={texts.title} data-screen>
    <ChangePassword />
  </SectionAccordion>
);
