import { useFormikContext } from 'formik';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEventCallback } from '@mui/material/utils';
import { OTHER } from '@/entities/profile/education';
import { useFormField } from '@/shared/lib/forms';
import { AutocompleteField, TextInput } from '@/shared/ui/form';
import type { EducationValues } from '../model/education-form';
import type { PickList } from '../model/use-level-list';
import { texts } from '../texts';

interface OtherChoiceProps {
  name: 'education' | 'educationMajor';
  /** The field of the candidate's own words. */
  otherName: 'otherEducation' | 'otherMajor';
  label: string;
  otherLabel: string;
  notFoundLabel: string;
  list: PickList;
  /** Why nothing can be chosen yet; absent once it can. */
  waitsFor: string | undefined;
}

/**
 * A pick from a list, or free text: once the box says that the list lacks it (specification 2, section 4), or what was
 * typed is none of it (specification 4, section 5).
 */
export function OtherChoice({ name, otherName, label, otherLabel, notFoundLabel, list, waitsFor }: OtherChoiceProps) {
  const { values } = useFormikContext<EducationValues>();
  const { value, setValue, disabled: isSubmitting } = useFormField(name);
  const isOther = value === OTHER;
  // They stay as they were typed, and are required again.
  const ownWords = () => ({ [otherName]: values[otherName] });
  // Own words, typed where the list is: they are taken at once. Specification 4, section 5.
  const takeOwnWords = useEventCallback((text: string) => setValue(OTHER, { [otherName]: text }));
  // The box is not the field, which it does not leave.
  const handleChange = (choice: string) => setValue(choice, { [name]: choice, ...ownWords() });
  return (
    <>
      {isOther ? (
        <TextInput name={otherName} label={otherLabel} />
      ) : (
        <AutocompleteField
          name={name}
          label={label}
          dependents={ownWords}
          onFreeText={takeOwnWords}
          {...list}
          helperText={waitsFor ?? texts.typeFreely}
          disabled={waitsFor !== undefined}
        />
      )}
      <FormControlLabel
        label={notFoundLabel}
        disabled={isSubmitting || waitsFor !== undefined}
        control={<Checkbox />}
        checked={isOther}
        onChange={(_event, checked) => handleChange(checked ? OTHER : '')}
      />
    </>
  );
}
