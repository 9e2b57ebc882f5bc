import { useDeleteInterestMutation, useGetInterestsQuery } from '@/entities/profile/interest';
import { lazyDialog } from '@/shared/ui/dialog';
import { ChipSection } from '@/shared/ui/record';

const InterestModal = lazyDialog(async () => (await import('./InterestModal')).InterestModal);

/** The candidate's job interests as removable chips. Specification 2, section 2. */
export function InterestSection() {
  const query = useGetInterestsQuery();
  const [remove] = useDeleteInterestMutation();
  const saved = (query.data ?? []).map(({ name }) => name);
  return (
    <ChipSection
      title="Minat Pekerjaan"
      query={query}
      emptyText="No interests selected yet."
      renderModal={(onClose) => <InterestModal saved={saved} onClose={onClose} />}
      onDelete={(id) => remove(id).unwrap()}
    />
  );
}
