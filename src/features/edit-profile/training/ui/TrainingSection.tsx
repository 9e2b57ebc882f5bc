import { TrainingItem, useDeleteTrainingMutation, useGetTrainingsQuery } from '@/entities/profile/training';
import { lazyDialog } from '@/shared/ui/dialog';
import { RecordSection } from '@/shared/ui/record';
import { texts } from '../texts';

/** The modal in a chunk of its own, fetched when it opens. */
export const TrainingModal = lazyDialog(async () => (await import('./TrainingModal')).TrainingModal);

/** The candidate's training and certificates with Add, Edit and Delete. Specification 2, section 2. */
export function TrainingSection() {
  const query = useGetTrainingsQuery();
  const [remove] = useDeleteTrainingMutation();
  return (
    <RecordSection
      title={texts.title}
      form="training"
      query={query}
      emptyText={texts.empty}
      nameOf={({ title }) => title}
      renderItem={(item) => <TrainingItem item={item} />}
      renderModal={(record, onClose) => <TrainingModal record={record} onClose={onClose} />}
      onDelete={({ id }) => remove(id).unwrap()}
    />
  );
}
