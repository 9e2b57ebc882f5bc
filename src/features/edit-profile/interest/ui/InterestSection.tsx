import { useDeleteInterestMutation, useGetInterestsQuery } from '@/entities/profile/interest';
import { lazyDialog } from '@/shared/ui/dialog';
import { ChipSection } from '@/shared/ui/record';
import { texts } from '../texts';

/** The modal in a chunk of its own, fetched when it opens. */
export const InterestModal = lazyDialog(async () => (await import('./InterestModal')).InterestModal);

/** The candidate's job interests as removable chips. Specification 2, section 2. */
export function InterestSection() {
  const query = useGetInterestsQuery();
  const [remove] = useDeleteInterestMutation();
  const saved = (query.data ?? []).map(({ name }) => name);
  return (
    <ChipSection
      title={texts.title}
      form="interest"
      query={query}
      emptyText={texts.empty}
      renderModal={(_record, onClose) => <InterestModal saved={saved} onClose={onClose} />}
      onDelete={({ id }) => remove(id).unwrap()}
    />
  );
}
