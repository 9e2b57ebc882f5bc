import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import type { components } from '@contract';
import { AccountForm, useChangePhoneMutation } from '@/entities/account';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import { PHONE_PREFIX, requiredPhone } from '@/shared/lib/forms';
import { MissingContent, StaleDataAlert } from '@/shared/ui/feedback';
import { PasswordInput, PhoneInput } from '@/shared/ui/form';
import { SectionAccordion } from '@/shared/ui/SectionAccordion';
import { useToast } from '@/shared/ui/toast';
import { texts } from './texts';

interface ChangePhoneValues {
  /** The digits after +62. */
  phoneNumber: string;
  password: string;
}

const initialValues: ChangePhoneValues = { phoneNumber: '', password: '' };

const changePhoneSchema = object({
  phoneNumber: requiredPhone(texts),
  password: string().required(texts.passwordRequired),
});

const toPhoneChange = ({ phoneNumber, password }: ChangePhoneValues): components['schemas']['PhoneChange'] => ({
  phoneNumber: PHONE_PREFIX + phoneNumber,
  password,
});

const SHOWN = [{ endpoint: 'getProfile' }];

function CurrentPhone() {
  const query = useGetProfileQuery();
  const { data: profile } = query;
  if (profile) {
    return <Typography>{profile.phoneNumber ? texts.current(profile.phoneNumber) : texts.none}</Typography>;
  }
  return (
    <MissingContent query={query} title={texts.loadFailed}>
      <Skeleton width="60%" />
    </MissingContent>
  );
}

function ChangePhone() {
  const [changePhone] = useChangePhoneMutation();
  const { showSuccess } = useToast();
  const save = async (values: ChangePhoneValues) => {
    const message = await changePhone(toPhoneChange(values)).unwrap();
    showSuccess(message ?? texts.changed);
  };

  return (
    <>
      <StaleDataAlert of={SHOWN} />
      <CurrentPhone />
      <Typography color="textSecondary" sx={{ my: 1 }}>
        {texts.consequence}
      </Typography>
      <AccountForm
        call="candidate/change-phone"
        initialValues={initialValues}
        validationSchema={changePhoneSchema}
        passwordField="password"
        texts={texts}
        onSave={save}
      >
        <PhoneInput name="phoneNumber" label={texts.phone} />
        <PasswordInput
          name="password"
          label={texts.password}
          autoComplete="current-password"
          toggleLabel={texts.showPassword}
          required
        />
      </AccountForm>
    </>
  );
}

/** Changes the account's phone number with the password. Specification 4, section 6. */
export const ChangePhoneSection = () => (
  <SectionAccordion name="phone" title={texts.title}>
    <ChangePhone />
  </SectionAccordion>
);
