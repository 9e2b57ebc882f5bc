import { useFormikContext } from 'formik';
import { CheckboxInput } from '@/shared/ui/form';
import { MonthInput } from '@/shared/ui/form-dates';
import type { WorkExperienceValues } from '../model/work-experience-form';
import { texts } from '../texts';

const noEnd = () => ({ endDate: '' });

/** Start, end, and the box that clears and disables the end. Specification 2, section 4. */
export function WorkPeriod({ latest }: { latest: string }) {
  const { values } = useFormikContext<WorkExperienceValues>();
  return (
    <>
      <MonthInput name="startDate" label={texts.start} max={latest} />
      <CheckboxInput name="currentlyWorking" label={texts.present} dependents={noEnd} />
      <MonthInput
        name="endDate"
        label={texts.end}
        min={values.startDate || undefined}
        max={latest}
        disabled={values.currentlyWorking}
      />
    </>
  );
}
