import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import {
  LOCATION_TYPES,
  LOCATION_TYPE_LABELS,
  TRAINING_TYPES,
  TRAINING_TYPE_LABELS,
  useAddTrainingMutation,
  useChangeTrainingMutation,
} from '@/entities/profile/training';
import type { Training, TrainingWrite } from '@/entities/profile/training';
import { endsBeforeStart, toRequest } from '@/shared/lib/forms';
import { FormDialog, SelectInput, TextAreaInput, TextInput, CheckboxInput } from '@/shared/ui/form';
import type { FormProposal } from '@/shared/ui/form';
import { MonthInput } from '@/shared/ui/form-dates';
import { useToast } from '@/shared/ui/toast';
import {
  describeFailure,
  MAX_DESCRIPTION_LENGTH,
  monthRange,
  toFirstValues,
  trainingSchema,
} from '../model/training-form';
import type { TrainingForm } from '../model/training-form';
import { texts } from '../texts';

/** Toasts a missing end once for each attempt to submit: its field may be out of sight by then. */
function useMissingEndToast() {
  const { values, errors, submitCount, isSubmitting } = useFormikContext<TrainingForm>();
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
function TrainingPeriod() {
  const { values } = useFormikContext<TrainingForm>();
  const { min, max } = monthRange();
  useMissingEndToast();
  return (
    <>
      <MonthInput name="startDate" label={texts.start} min={min} max={max} />
      <CheckboxInput name="isPresent" label={texts.present} dependents={noEnd} />
      <MonthInput
        name="endDate"
        label={texts.end}
        min={min}
        max={max}
        helperText={endsBeforeStart(values.startDate, values.endDate) ? texts.endBeforeStart : undefined}
        disabled={values.isPresent}
      />
    </>
  );
}

interface TrainingModalProps {
  /** The record to change, or null to add one. */
  record: Training | null;
  onClose: () => void;
  /** Values of a file, to check and save. */
  proposal?: FormProposal<TrainingForm>;
}

const TYPE_OPTIONS = TRAINING_TYPES.map((value) => ({ value, label: TRAINING_TYPE_LABELS[value] }));
const LOCATION_OPTIONS = LOCATION_TYPES.map((value) => ({ value, label: LOCATION_TYPE_LABELS[value] }));

/** Adds or changes a training or certificate. Specification 2, sections 2 and 5. */
export function TrainingModal({ record, onClose, proposal }: TrainingModalProps) {
  const [add] = useAddTrainingMutation();
  const [change] = useChangeTrainingMutation();
  const save = (values: TrainingForm, version?: string) => {
    const body = toRequest<TrainingWrite>(trainingSchema, values);
    return record ? change({ id: record.id, body, version }).unwrap() : add(body).unwrap();
  };
  return (
    <FormDialog
      title={record ? texts.change : texts.add}
      initialValues={toFirstValues(record)}
      version={record?.version}
      draft={{ form: 'training', record: record?.id ?? null }}
      proposal={proposal}
      schema={trainingSchema}
      successTitle={record ? texts.changed : texts.added}
      failureMessage={describeFailure}
      failureToast
      onSave={save}
      onClose={onClose}
    >
      <TextInput name="title" label={texts.name} />
      <TextInput name="institutionName" label={texts.institution} autoComplete="organization" />
      <SelectInput name="type" label={texts.type} options={TYPE_OPTIONS} />
      <SelectInput name="locationType" label={texts.locationType} options={LOCATION_OPTIONS} />
      <TextInput name="locationName" label={texts.location} />
      <TrainingPeriod />
      <TextAreaInput name="description" label={texts.description} maxLength={MAX_DESCRIPTION_LENGTH} />
    </FormDialog>
  );
}
