import {
  CandidateLanguageItem,
  useDeleteCandidateLanguageMutation,
  useGetCandidateLanguagesQuery,
} from '@/entities/profile/language';
import type { CandidateLanguage } from '@/entities/profile/language';
import { useMasterOptions } from '@/entities/master';
import { lazyDialog } from '@/shared/ui/dialog';
import { RecordSection } from '@/shared/ui/record';
import { texts } from '../texts';

/** The modal in a chunk of its own, fetched when it opens. */
export const LanguageModal = lazyDialog(async () => (await import('./LanguageModal')).LanguageModal);

const NONE: CandidateLanguage[] = [];

/** The candidate's languages with Add, Edit and Delete. Specification 2, section 2. */
export function LanguageSection() {
  const query = useGetCandidateLanguagesQuery();
  const [remove] = useDeleteCandidateLanguageMutation();
  const isAnyUnnamed = query.data?.some(({ language }) => language?.name === null) ?? false;
  const { items } = useMasterOptions(isAnyUnnamed ? { list: 'language' } : null);

  const nameOf = ({ language }: CandidateLanguage): string =>
    language?.name ?? items.find(({ id }) => String(id) === String(language?.id))?.name ?? '-';

  return (
    <RecordSection
      title={texts.title}
      form="language"
      query={query}
      emptyText={texts.empty}
      nameOf={nameOf}
      renderItem={(item) => <CandidateLanguageItem item={item} name={nameOf(item)} />}
      renderModal={(record, onClose) => (
        <LanguageModal record={record} records={query.data ?? NONE} onClose={onClose} />
      )}
      onDelete={({ id }) => remove(id).unwrap()}
    />
  );
}
