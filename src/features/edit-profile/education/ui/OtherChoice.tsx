import { useFormikContext } from 'formik';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { OTHER } from '@/entities/profile/education';
import { PickInput, TextInput } from '@/shared/ui/form';
import type { EducationValues } from '../model/education-form';
import type { PickList } from '../model/use-level-list';

interface OtherChoiceProps {
  name: 'education' | 'educationMajor';
  /** The field of the candidate's own words. */
  otherName: 'otherEducation' | 'otherMajor';
  label: string;
  otherLabel: string;
  notFoundLabel: string;
  disabled: boolean;
  list: PickList;
}

/** A pick from a list, or free text once the box says that the list lacks it. Specification 2, section 4. */
export function OtherChoice({ name, otherName, label, otherLabel, notFoundLabel, disabled, list }: OtherChoiceProps) {
  const { values, setFieldValue, isSubmitting } = useFormikContext<EducationValues>();
  const isOther = values[name] === OTHER;
  return (
    <>
      {isOther ? (
        <TextInput name={otherName} label={otherLabel} />
      ) : (
        <PickInput name={name} label={label} disabled={disabled} {...list} />
      )}
      <FormControlLabel
        label={notFoundLabel}
        disabled={disabled || isSubmitting}
        control={<Checkbox />}
        checked={isOther}
        onChange={(_event, checked) => void setFieldValue(name, checked ? OTHER : '')}
      />
    </>
  );
}
