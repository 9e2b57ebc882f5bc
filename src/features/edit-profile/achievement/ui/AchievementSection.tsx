import { AchievementItem, useDeleteAchievementMutation, useGetAchievementsQuery } from '@/entities/profile/achievement';
import { lazyDialog } from '@/shared/ui/dialog';
import { RecordSection } from '@/shared/ui/record';
import { texts } from '../texts';

/** The modal in a chunk of its own, fetched when it opens. */
export const AchievementModal = lazyDialog(async () => (await import('./AchievementModal')).AchievementModal);

/** The candidate's achievements with Add, Edit and Delete. Specification 2, section 2. */
export function AchievementSection() {
  const query = useGetAchievementsQuery();
  const [remove] = useDeleteAchievementMutation();
  return (
    <RecordSection
      title={texts.title}
      form="achievement"
      query={query}
      emptyText={texts.empty}
      nameOf={({ name }) => name}
      renderItem={(item) => <AchievementItem item={item} />}
      renderModal={(record, onClose) => <AchievementModal record={record} onClose={onClose} />}
      onDelete={({ id }) => remove(id).unwrap()}
    />
  );
}
