import { isOther, useDeleteEducationMutation, useGetEducationsQuery } from '@/entities/profile/education';
import type { Education } from '@/entities/profile/education';
import { lazyDialog } from '@/shared/ui/dialog';
import { RecordSection } from '@/shared/ui/record';
import { texts } from '../texts';
import { EducationRecord } from './EducationRecord';

/** The modal in a chunk of its own, fetched when it opens. */
export const EducationModal = lazyDialog(async () => (await import('./EducationModal')).EducationModal);

const nameOf = ({ institution, otherInstitution }: Education): string =>
  (isOther(institution) ? otherInstitution : institution?.name) || texts.unnamed;

/** The candidate's education with Add, Edit and Delete. Specification 2, section 2. */
export function EducationSection() {
  const query = useGetEducationsQuery();
  const [remove] = useDeleteEducationMutation();
  return (
    <RecordSection
      title={texts.title}
      form="education"
      query={query}
      emptyText={texts.empty}
      nameOf={nameOf}
      renderItem={(item) => <EducationRecord item={item} />}
      renderModal={(record, onClose) => <EducationModal record={record} onClose={onClose} />}
      onDelete={({ id }) => remove(id).unwrap()}
    />
  );
}
