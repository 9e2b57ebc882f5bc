import {
  GENDER_LABELS,
  GENDERS,
  hasPersonalInformation,
  useSavePersonalInformationMutation,
} from '@/entities/profile/candidate';
import type { Profile } from '@/entities/profile/candidate';
import { FormDialog, RadioInput, TextAreaInput, TextInput } from '@/shared/ui/form';
import {
  ADDRESS_LIMIT,
  NIK_DIGITS,
  blockingFields,
  personalInformationSchema,
  successTitle,
  toDraft,
  toNik,
  toValues,
} from '../model/personal-information-form';
import { texts } from '../texts';
import { BirthDateInput } from './BirthDateInput';
import { PlaceInputs } from './PlaceInputs';

const GENDER_OPTIONS = GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] }));

interface PersonalInformationModalProps {
  profile: Profile;
  onClose: () => void;
}

/** Changes personal information; e-mail and phone are for reading. Specification 2, section 5. */
export function PersonalInformationModal({ profile, onClose }: PersonalInformationModalProps) {
  const [save] = useSavePersonalInformationMutation();
  return (
    <FormDialog
      title={hasPersonalInformation(profile) ? texts.change : texts.add}
      initialValues={toValues(profile)}
      version={profile.version}
      draft={{ form: 'personal-information', record: 'profile', omit: ['identityNumber'] }}
      schema={personalInformationSchema}
      successTitle={successTitle(profile)}
      failureMessage={texts.failed}
      blockedBy={blockingFields}
      onSave={(values, version) => save({ draft: toDraft(values, profile), version }).unwrap()}
      onClose={onClose}
    >
      <RadioInput name="gender" label={texts.gender} options={GENDER_OPTIONS} />
      <BirthDateInput />
      <PlaceInputs />
      <TextAreaInput name="detailLocation" label={texts.address} maxLength={ADDRESS_LIMIT} minRows={2} />
      <TextInput name="email" label={texts.email} type="email" readOnly helperText={texts.readOnly} />
      <TextInput name="phoneNumber" label={texts.phone} type="tel" readOnly helperText={texts.readOnly} />
      <TextInput
        name="identityNumber"
        label={texts.nik}
        inputMode="numeric"
        format={toNik}
        helperText={texts.nikRule(NIK_DIGITS)}
      />
    </FormDialog>
  );
}
