import { GENDERS, GENDER_LABELS } from '@/entities/profile/candidate';
import { RadioInput } from '@/shared/ui/form';
import { texts } from '../texts';

const OPTIONS = GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] }));

/** The genders to choose from, bound to Formik's `gender`. */
export function GenderInput() {
  return <RadioInput name="gender" label={texts.gender} options={OPTIONS} />;
}
