import {
  LOCATION_TYPES,
  LOCATION_TYPE_LABELS,
  TRAINING_TYPES,
  TRAINING_TYPE_LABELS,
  useAddTrainingMutation,
  useChangeTrainingMutation,
} from '@/entities/profile/training';
import type { Training } from '@/entities/profile/training';
import { FormDialog, SelectInput, TextAreaInput, TextInput } from '@/shared/ui/form';
import type { FormProposal } from '@/shared/ui/form';
import { describeFailure } from '../model/describe-failure';
import { DESCRIPTION_LIMIT, toDraft, toValues, trainingSchema } from '../model/training-form';
import type { TrainingValues } from '../model/training-form';
import { texts } from '../texts';
import { TrainingPeriod } from './TrainingPeriod';

interface TrainingModalProps {
  /** The record to change, or null to add one. */
  record: Training | null;
  onClose: () => void;
  /** Values of a file, to check and save. */
  proposal?: FormProposal<TrainingValues>;
}

const TYPE_OPTIONS = TRAINING_TYPES.map((value) => ({ value, label: TRAINING_TYPE_LABELS[value] }));
const LOCATION_OPTIONS = LOCATION_TYPES.map((value) => ({ value, label: LOCATION_TYPE_LABELS[value] }));

/** Adds or changes a training or certificate. Specification 2, sections 2 and 5. */
export function TrainingModal({ record, onClose, proposal }: TrainingModalProps) {
  const [add] = useAddTrainingMutation();
  const [change] = useChangeTrainingMutation();
  const save = (values: TrainingValues, version?: string) => {
    const draft = toDraft(values, record?.status ?? null);
    return record ? change({ id: record.id, draft, version }).unwrap() : add(draft).unwrap();
  };
  return (
    <FormDialog
      title={record ? texts.change : texts.add}
      initialValues={toValues(record)}
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
      <TextAreaInput name="description" label={texts.description} maxLength={DESCRIPTION_LIMIT} />
    </FormDialog>
  );
}
