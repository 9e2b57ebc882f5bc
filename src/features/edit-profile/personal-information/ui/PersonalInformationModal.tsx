import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useFormikContext } from 'formik';
import { useCapability } from '@/entities/capability';
import type { Capability } from '@/entities/capability';
import { useMasterOptions } from '@/entities/master';
import {
  GENDER_LABELS,
  GENDERS,
  hasPersonalInformation,
  useSavePersonalInformationMutation,
} from '@/entities/profile/candidate';
import type { Profile } from '@/entities/profile/candidate';
import { routes } from '@/shared/config';
import { FormDialog, RadioInput, TextAreaInput, TextInput, AutocompleteField } from '@/shared/ui/form';
import type { FormProposal } from '@/shared/ui/form';
import {
  NIK_DIGITS,
  blockingFields,
  personalInformationSchema,
  successTitle,
  toFields,
  toNik,
  toFirstValues,
} from '../model/personal-information-form';
import type { PersonalInformationForm } from '../model/personal-information-form';
import { texts } from '../texts';
import { BirthDateInput } from './BirthDateInput';
import { findItemsByPlace } from '../model/find-places';

type Options = ReturnType<typeof useMasterOptions>['input']['options'];

const noCity = () => ({ city: '' });

const findProvinces = (text: string, options: Readonly<Options>) => findItemsByPlace(text, 'province', options);

const findCities = (text: string, options: Readonly<Options>) => findItemsByPlace(text, 'city', options);

/**
 * Birth place, which is a province, province and its cities; another province clears the city. A province is also found by
 * its cities, and each place by its everyday names. Specification 2, section 5.
 */
function PlaceInputs() {
  const { values } = useFormikContext<PersonalInformationForm>();
  const province = values.location;
  const locations = useMasterOptions({ list: 'location' });
  const cities = useMasterOptions(province ? { list: 'city', location: province } : null);
  return (
    <>
      <AutocompleteField
        name="birth_place"
        label={texts.birthPlace}
        {...locations.input}
        findMore={findProvinces}
        helperText={texts.birthPlaceHint}
      />
      <AutocompleteField
        name="location"
        label={texts.province}
        {...locations.input}
        findMore={findProvinces}
        dependents={noCity}
      />
      <AutocompleteField
        name="city"
        label={texts.city}
        {...cities.input}
        findMore={findCities}
        disabled={!province}
        helperText={province ? undefined : texts.provinceFirst}
      />
    </>
  );
}

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
  proposal?: FormProposal<PersonalInformationForm>;
}

/** Changes personal information; e-mail and phone are for reading, and changed in the account settings. Specification 2, section 5. */
export function PersonalInformationModal({ profile, onClose, proposal }: PersonalInformationModalProps) {
  const [save] = useSavePersonalInformationMutation();
  return (
    <FormDialog
      title={hasPersonalInformation(profile) ? texts.change : texts.add}
      initialValues={toFirstValues(profile)}
      version={profile.version}
      draft={{ form: 'personal-information', record: 'profile', omit: ['identityNumber'] }}
      proposal={proposal}
      schema={personalInformationSchema}
      successTitle={successTitle(profile)}
      failureMessage={texts.failed}
      blockedBy={blockingFields}
      onSave={(values, version) => save({ fields: toFields(values, profile), version }).unwrap()}
      onClose={onClose}
    >
      <RadioInput name="gender" label={texts.gender} options={GENDER_OPTIONS} />
      <BirthDateInput />
      <PlaceInputs />
      <TextAreaInput name="detailLocation" label={texts.address} minRows={2} />
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
