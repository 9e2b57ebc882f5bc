import { useMemo } from 'react';
import { useFormikContext } from 'formik';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEventCallback } from '@mui/material/utils';
import { OTHER, isOther } from '@/entities/profile/education';
import { useFormField } from '@/shared/lib/forms';
import { AutocompleteField, TextInput } from '@/shared/ui/form';
import { useMasterOptions } from '@/entities/master';
import type { EducationForm } from '../model/education-form';
import { texts } from '../texts';

/** The list of an `AutocompleteField`. */
export type PickList = ReturnType<typeof useMasterOptions>['input'];

/**
 * The institutions or majors of an education level, with 'Other' at the end. A list's own entry of that name gives way
 * to it, since the contract has the word itself sent. Specification 2, sections 3 and 4.
 *
 * @param level an education level's id as text; empty while none is chosen
 */
export function useLevelList(list: 'education' | 'education-major', level: string) {
  const { items, input } = useMasterOptions(level ? { list, educationLevel: level } : null);
  const options = useMemo(() => {
    const named = items.filter((item) => !isOther(item));
    return [...named.map(({ id, name }) => ({ value: String(id), label: name })), { value: OTHER, label: texts.other }];
  }, [items]);
  return { items, input: { ...input, options } };
}

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
  const { values } = useFormikContext<EducationForm>();
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
