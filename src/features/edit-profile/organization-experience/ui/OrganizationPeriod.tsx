import { useFormikContext } from 'formik';
import { currentMonth } from '@/shared/lib/dates';
import { CheckboxInput } from '@/shared/ui/form';
import { MonthInput } from '@/shared/ui/form-dates';
import type { OrganizationExperienceValues } from '../model/organization-experience-form';
import { texts } from '../texts';

/** Start, end, and the box that sets the end to the present month. Specification 2, section 4. */
export function OrganizationPeriod() {
  const { values } = useFormikContext<OrganizationExperienceValues>();
  return (
    <>
      <MonthInput name="start_date" label={texts.start} max={currentMonth()} />
      <CheckboxInput
        name="is_present"
        label={texts.present}
        dependents={(checked) => ({ end_date: checked ? currentMonth() : '' })}
      />
      <MonthInput
        name="end_date"
        label={texts.end}
        min={values.start_date || undefined}
        max={currentMonth()}
        disabled={values.is_present}
      />
    </>
  );
}
