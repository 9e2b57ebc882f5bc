import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import { EDUCATION_LOCATIONS, EDUCATION_LOCATION_LABELS, OTHER, isSchool } from '@/entities/profile/education';
import { currentMonth } from '@/shared/lib/dates';
import { CheckboxInput, AutocompleteField, SelectInput, TextAreaInput, TextInput } from '@/shared/ui/form';
import { MonthInput } from '@/shared/ui/form-dates';
import { DESCRIPTION_LIMIT } from '../model/education-form';
import type { EducationValues } from '../model/education-form';
import type { PickList } from '../model/use-level-list';
import { texts } from '../texts';
import { OtherChoice } from './OtherChoice';

interface EducationFieldsProps {
  levels: PickList;
  /** Of the chosen level, as the majors. */
  institutions: PickList;
  majors: PickList;
  /** Called with the id of the chosen level as text, also of the initial one. */
  onLevel: (level: string) => void;
}

const LOCATION_OPTIONS = EDUCATION_LOCATIONS.map((value) => ({ value, label: EDUCATION_LOCATION_LABELS[value] }));

const noGraduation = () => ({ graduationDate: '' });

/**
 * The fields of an education; another level brings other institutions and majors. Specification 2, section 4. Fields that
 * make sense for a level alone are disabled until it is chosen (specification 4, section 5).
 */
export function EducationFields({ levels, institutions, majors, onLevel }: EducationFieldsProps) {
  const { values } = useFormikContext<EducationValues>();
  const level = values.educationLevel;
  const school = isSchool(level);
  const waitsFor = level ? undefined : texts.levelFirst;
  // Own words are of no list.
  const noChoices = () => ({
    education: values.education === OTHER ? OTHER : '',
    educationMajor: values.educationMajor === OTHER ? OTHER : '',
  });

  useEffect(() => onLevel(level), [level, onLevel]);

  return (
    <>
      <AutocompleteField name="educationLevel" label={texts.level} {...levels} dependents={noChoices} />
      <OtherChoice
        name="education"
        otherName="otherEducation"
        label={school ? texts.school : texts.institution}
        otherLabel={school ? texts.otherSchool : texts.otherInstitution}
        notFoundLabel={school ? texts.schoolNotFound : texts.institutionNotFound}
        list={institutions}
        waitsFor={waitsFor}
      />
      <OtherChoice
        name="educationMajor"
        otherName="otherMajor"
        label={texts.major}
        otherLabel={texts.otherMajor}
        notFoundLabel={texts.majorNotFound}
        list={majors}
        waitsFor={waitsFor}
      />
      <SelectInput name="location" label={texts.location} options={LOCATION_OPTIONS} />
      <TextInput
        name="gpa"
        label={school ? texts.mark : texts.gpa}
        helperText={waitsFor ?? (school ? texts.markRange : texts.gpaRange)}
        inputMode={school ? 'numeric' : 'text'}
        disabled={waitsFor !== undefined}
      />
      <MonthInput name="dateStart" label={texts.start} max={currentMonth()} />
      <CheckboxInput name="isPresent" label={texts.present} dependents={noGraduation} />
      <MonthInput
        name="graduationDate"
        label={texts.graduation}
        min={values.dateStart || undefined}
        disabled={values.isPresent}
      />
      <TextAreaInput name="description" label={texts.description} maxLength={DESCRIPTION_LIMIT} />
    </>
  );
}
