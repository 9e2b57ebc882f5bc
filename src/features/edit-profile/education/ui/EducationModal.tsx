import { useState, useEffect } from 'react';
import { useFormikContext } from 'formik';
import { toId, useMasterOptions } from '@/entities/master';
import {
  useAddEducationMutation,
  useChangeEducationMutation,
  EDUCATION_LOCATIONS,
  EDUCATION_LOCATION_LABELS,
  OTHER,
  isSchool,
} from '@/entities/profile/education';
import type { Education, EducationWrite } from '@/entities/profile/education';
import { endsBeforeStart, firstValues, toRequest } from '@/shared/lib/forms';
import { FormDialog, CheckboxInput, AutocompleteField, SelectInput, TextAreaInput, TextInput } from '@/shared/ui/form';
import type { FormProposal } from '@/shared/ui/form';
import { MonthInput } from '@/shared/ui/form-dates';
import { educationSchema, hasWrongGpa, toGpa } from '../model/education-form';
import type { EducationForm } from '../model/education-form';
import { useLevelList, OtherChoice } from './OtherChoice';
import { texts } from '../texts';
import type { PickList } from './OtherChoice';

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
function EducationFields({ levels, institutions, majors, onLevel }: EducationFieldsProps) {
  const { values } = useFormikContext<EducationForm>();
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
      <MonthInput name="dateStart" label={texts.start} />
      <CheckboxInput name="isPresent" label={texts.present} dependents={noGraduation} />
      <MonthInput
        name="graduationDate"
        label={texts.graduation}
        helperText={endsBeforeStart(values.dateStart, values.graduationDate) ? texts.graduationBeforeStart : undefined}
        disabled={values.isPresent}
      />
      <TextAreaInput name="description" label={texts.description} />
    </>
  );
}

interface EducationModalProps {
  /** The record to change, or null to add one. */
  record: Education | null;
  onClose: () => void;
  /** Values of a file, to check and save. */
  proposal?: FormProposal<EducationForm>;
}

/**
 * Adds or changes an education. A failed save closes the form, as section 4 wants; what was typed stays as a draft.
 * Specification 2, sections 2, 4 and 5.
 */
export function EducationModal({ record, onClose, proposal }: EducationModalProps) {
  const [level, setLevel] = useState('');
  const levels = useMasterOptions({ list: 'education-level' });
  const institutions = useLevelList('education', level);
  const majors = useLevelList('education-major', level);
  const [add] = useAddEducationMutation();
  const [change] = useChangeEducationMutation();

  const save = async (values: EducationForm, version?: string) => {
    const fields = toRequest<Omit<EducationWrite, 'id'>>(educationSchema, values, {
      educationLevel: (value) => toId(levels.items, value, record?.educationLevel),
      education: (value) => toId(institutions.items, value, record?.education),
      educationMajor: (value) => toId(majors.items, value, record?.educationMajor),
      gpa: toGpa,
    });
    const body = { ...fields, id: record?.id ?? null };
    await (record ? change({ id: record.id, body, version }).unwrap() : add(body).unwrap());
  };

  return (
    <FormDialog
      title={record ? texts.change : texts.add}
      initialValues={firstValues(educationSchema, record)}
      version={record?.version}
      draft={{ form: 'education', record: record?.id ?? null }}
      proposal={proposal}
      schema={educationSchema}
      successTitle={record ? texts.changed : texts.added}
      failureMessage={texts.failed}
      failurePopup={texts.failedTitle}
      closeOnFailure
      blockedBy={(values) => (hasWrongGpa(values) ? ['gpa'] : [])}
      onSave={save}
      onClose={onClose}
    >
      <EducationFields
        levels={levels.input}
        institutions={institutions.input}
        majors={majors.input}
        onLevel={setLevel}
      />
    </FormDialog>
  );
}
