import Typography from '@mui/material/Typography';
import { object, ref, string } from 'yup';
import { AccountForm, useChangePasswordMutation } from '@/entities/account';
import { useCapability } from '@/entities/capability';
import { newPassword } from '@/shared/lib/forms';
import { PasswordInput } from '@/shared/ui/form';
import { SectionAccordion } from '@/shared/ui/SectionAccordion';
import { useToast } from '@/shared/ui/toast';
import { texts } from './texts';

const initialValues = { old: '', new: '', confirmPassword: '' };

type ChangePasswordValues = typeof initialValues;

/** The rule for new passwords is that of the sign-up: specification 1, section 5. */
const changePasswordSchema = object({
  old: string().required(texts.oldRequired),
  new: newPassword({ passwordRequired: texts.newRequired, passwordRule: texts.rule }),
  confirmPassword: string().oneOf([ref('new')], texts.mismatch),
});

function ChangePassword() {
  const [changePassword] = useChangePasswordMutation();
  const warnsOfCommon = useCapability('commonPasswords');
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
        <PasswordInput
          name="new"
          label={texts.new}
          autoComplete="new-password"
          helperText={texts.rule}
          warnsOfCommon={warnsOfCommon}
          required
        />
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
