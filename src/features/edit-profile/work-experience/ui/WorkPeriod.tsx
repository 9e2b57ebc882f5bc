import { useFormikContext } from 'formik';
import { CheckboxInput } from '@/shared/ui/form';
import { MonthInput } from '@/shared/ui/form-dates';
import type { WorkExperienceValues } from '../model/work-experience-form';

/** Start, end, and the box that clears and disables the end. Specification 2, section 4. */
export function WorkPeriod({ latest }: { latest: string }) {
  const { values, setFieldValue } = useFormikContext<WorkExperienceValues>();
  return (
    <>
      <MonthInput name="startDate" label="Mulai" max={latest} />
      <CheckboxInput
        name="currentlyWorking"
        label="Saya masih bekerja di sini"
        onToggle={(checked) => {
          if (checked) void setFieldValue('endDate', '');
        }}
      />
      <MonthInput
        name="endDate"
        label="Selesai"
        min={values.startDate || undefined}
        max={latest}
        disabled={values.currentlyWorking}
      />
    </>
  );
}
