import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import { CheckboxInput } from '@/shared/ui/form';
import { MonthInput } from '@/shared/ui/form-dates';
import { useToast } from '@/shared/ui/toast';
import { monthRange } from '../model/training-form';
import type { TrainingValues } from '../model/training-form';
import { texts } from '../texts';

/** Toasts a missing end once for each attempt to submit: its field may be out of sight by then. */
function useMissingEndToast() {
  const { values, errors, submitCount, isSubmitting } = useFormikContext<TrainingValues>();
  const { showError } = useToast();
  const isMissing = Boolean(errors.endDate) && !values.isPresent && !values.endDate;
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (isMissing) showError(texts.endMissing);
  }, [isMissing, submitCount, isSubmitting, showError]);
}

const noEnd = () => ({ endDate: '' });

/** Start, end, and the box that clears and disables the end. Specification 2, sections 4 and 5. */
export function TrainingPeriod() {
  const { values } = useFormikContext<TrainingValues>();
  const { min, max } = monthRange();
  useMissingEndToast();
  return (
    <>
      <MonthInput name="startDate" label={texts.start} min={min} max={max} />
      <CheckboxInput name="isPresent" label={texts.present} dependents={noEnd} />
      <MonthInput
        name="endDate"
        label={texts.end}
        min={values.startDate || min}
        max={max}
        disabled={values.isPresent}
      />
    </>
  );
}
