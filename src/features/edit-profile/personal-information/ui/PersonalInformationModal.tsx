import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useCapability } from '@/entities/capability';
import type { Capability } from '@/entities/capability';
import { routes } from '@/shared/config';
import {
  GENDER_LABELS,
  GENDERS,
  hasPersonalInformation,
  useSavePersonalInformationMutation,
} from '@/entities/profile/candidate';
import type { Profile } from '@/entities/profile/candidate';
import { FormDialog, RadioInput, TextAreaInput, TextInput } from '@/shared/ui/form';
import type { FormProposal } from '@/shared/ui/form';
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
import type { PersonalInformationValues } from '../model/personal-information-form';
import { texts } from '../texts';
import { BirthDateInput } from './BirthDateInput';
import { PlaceInputs } from './PlaceInputs';

const GENDER_OPTIONS = GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] }));

interface ChangedInAccountProps {
  /** Capability that has the section. */
  capability: Capability;
  /** Section of the account settings. */
  section: string;
}

/** Link to the section of the account settings that changes a field. */
function ChangedInAccount({ capability, section }: ChangedInAccountProps) {
  if (!useCapability(capability)) return texts.readOnly;
  return (
    <Link component={RouterLink} to={`${routes.account.to()}#${section}`} underline="hover">
      {texts.changeInAccount}
    </Link>
  );
}

interface PersonalInformationModalProps {
  profile: Profile;
  onClose: () => void;
  /** Values of a file, to check and save. */
  proposal?: FormProposal<PersonalInformationValues>;
}

/** Changes personal information; e-mail and phone are for reading, and changed in the account settings. Specification 2, section 5. */
export function PersonalInformationModal({ profile, onClose, proposal }: PersonalInformationModalProps) {
  const [save] = useSavePersonalInformationMutation();
  return (
    <FormDialog
      title={hasPersonalInformation(profile) ? texts.change : texts.add}
      initialValues={toValues(profile)}
      version={profile.version}
      draft={{ form: 'personal-information', record: 'profile', omit: ['identityNumber'] }}
      proposal={proposal}
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
      <TextInput
        name="email"
        label={texts.email}
        type="email"
        readOnly
        helperText={<ChangedInAccount capability="account" section="email" />}
      />
      <TextInput
        name="phoneNumber"
        label={texts.phone}
        type="tel"
        readOnly
        helperText={<ChangedInAccount capability="accountPhone" section="phone" />}
      />
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
