import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import { EDUCATION_LOCATIONS, EDUCATION_LOCATION_LABELS } from '@/entities/profile/education';
import { currentMonth } from '@/shared/lib/dates';
import { CheckboxInput, PickInput, SelectInput, TextAreaInput, TextInput } from '@/shared/ui/form';
import { MonthInput } from '@/shared/ui/form-dates';
import { DESCRIPTION_LIMIT } from '../model/education-form';
import type { EducationValues } from '../model/education-form';
import { isSchool } from '../model/gpa';
import type { PickList } from '../model/use-level-list';
import { OtherChoice } from './OtherChoice';

interface EducationFieldsProps {
  levels: PickList;
  /** Of the chosen level, as the majors. */
  institutions: PickList;
  majors: PickList;
  /** Told the chosen level's id as text, also of the one that the form begins with. */
  onLevel: (level: string) => void;
}

const LOCATION_OPTIONS = EDUCATION_LOCATIONS.map((value) => ({ value, label: EDUCATION_LOCATION_LABELS[value] }));

/** The fields of an education; another level brings other institutions and majors. Specification 2, section 4. */
export function EducationFields({ levels, institutions, majors, onLevel }: EducationFieldsProps) {
  const { values, setFieldValue } = useFormikContext<EducationValues>();
  const level = values.educationLevel;

  useEffect(() => onLevel(level), [level, onLevel]);

  const clearChoices = () => {
    void setFieldValue('education', '');
    void setFieldValue('educationMajor', '');
  };

  return (
    <>
      <PickInput name="educationLevel" label="Tingkat Pendidikan" {...levels} onPick={clearChoices} />
      <OtherChoice
        name="education"
        otherName="otherEducation"
        label="Universitas / Institusi"
        otherLabel="Universitas / Institusi Lainnya"
        notFoundLabel="Institusi tidak ditemukan"
        disabled={!level}
        list={institutions}
      />
      <OtherChoice
        name="educationMajor"
        otherName="otherMajor"
        label="Jurusan"
        otherLabel="Jurusan Lainnya"
        notFoundLabel="Jurusan tidak ditemukan"
        disabled={!level}
        list={majors}
      />
      <SelectInput name="location" label="Lokasi" options={LOCATION_OPTIONS} />
      <TextInput
        name="gpa"
        label={isSchool(level) ? 'Nilai' : 'IPK'}
        helperText={isSchool(level) ? '1 - 100' : '0.00 - 4.00'}
        inputMode={isSchool(level) ? 'numeric' : 'text'}
      />
      <MonthInput name="dateStart" label="Mulai" max={currentMonth()} />
      <CheckboxInput
        name="isPresent"
        label="Saya masih menempuh pendidikan ini"
        onToggle={(checked) => {
          if (checked) void setFieldValue('graduationDate', '');
        }}
      />
      <MonthInput name="graduationDate" label="Lulus" min={values.dateStart || undefined} disabled={values.isPresent} />
      <TextAreaInput name="description" label="Deskripsi" maxLength={DESCRIPTION_LIMIT} />
    </>
  );
}
