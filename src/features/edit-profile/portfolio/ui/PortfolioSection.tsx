import { PortfolioItem, useDeletePortfolioMutation, useGetPortfoliosQuery } from '@/entities/profile/portfolio';
import { lazyDialog } from '@/shared/ui/dialog';
import { RecordSection } from '@/shared/ui/record';
import { texts } from '../texts';

/** The modal in a chunk of its own, fetched when it opens. */
export const PortfolioModal = lazyDialog(async () => (await import('./PortfolioModal')).PortfolioModal);

/** The candidate's portfolio links with Add, Edit and Delete. Specification 2, section 2. */
export function PortfolioSection() {
  const query = useGetPortfoliosQuery();
  const [remove] = useDeletePortfolioMutation();
  return (
    <RecordSection
      title={texts.title}
      form="portfolio"
      query={query}
      emptyText={texts.empty}
      nameOf={({ name }) => name}
      renderItem={(item) => <PortfolioItem item={item} />}
      renderModal={(record, onClose) => <PortfolioModal record={record} onClose={onClose} />}
      onDelete={({ id }) => remove(id).unwrap()}
    />
  );
}
