import { useDeleteSkillMutation, useGetSkillsQuery } from '@/entities/profile/skill';
import { lazyDialog } from '@/shared/ui/dialog';
import { ChipSection } from '@/shared/ui/record';
import { texts } from '../texts';

/** The modal in a chunk of its own, fetched when it opens. */
export const SkillModal = lazyDialog(async () => (await import('./SkillModal')).SkillModal);

/** The candidate's skills as removable chips. Specification 2, section 2. */
export function SkillSection() {
  const query = useGetSkillsQuery();
  const [remove] = useDeleteSkillMutation();
  const saved = (query.data ?? []).map(({ name }) => name);
  return (
    <ChipSection
      title={texts.title}
      form="skill"
      query={query}
      emptyText={texts.empty}
      renderModal={(_record, onClose) => <SkillModal saved={saved} onClose={onClose} />}
      onDelete={({ id }) => remove(id).unwrap()}
    />
  );
}
