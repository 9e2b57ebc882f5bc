import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import { CheckboxInput } from '@/shared/ui/form';
import { MonthInput } from '@/shared/ui/form-dates';
import { useToast } from '@/shared/ui/toast';
import { END_MISSING, monthRange } from '../model/training-form';
import type { TrainingValues } from '../model/training-form';

/** Toasts a missing end once for each attempt to submit: its field may be out of sight by then. */
function useMissingEndToast() {
  const { errors, submitCount, isSubmitting } = useFormikContext<TrainingValues>();
  const { showError } = useToast();
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (errors.endDate === END_MISSING) showError(END_MISSING);
  }, [errors.endDate, submitCount, isSubmitting, showError]);
}

/** Start, end, and the box that clears and disables the end. Specification 2, sections 4 and 5. */
export function TrainingPeriod() {
  const { values, setFieldValue } = useFormikContext<TrainingValues>();
  const { min, max } = monthRange();
  useMissingEndToast();
  return (
    <>
      <MonthInput name="startDate" label="Mulai" min={min} max={max} />
      <CheckboxInput
        name="isPresent"
        label="Saya masih mengikuti program ini"
        onToggle={(checked) => {
          if (checked) void setFieldValue('endDate', '');
        }}
      />
      <MonthInput name="endDate" label="Berakhir" min={values.startDate || min} max={max} disabled={values.isPresent} />
    </>
  );
}
