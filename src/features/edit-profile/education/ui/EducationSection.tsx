import { lazy, useState } from 'react';
import { isOther, useDeleteEducationMutation, useGetEducationsQuery } from '@/entities/profile/education';
import type { Education } from '@/entities/profile/education';
import { RecordSection } from '@/shared/ui/record';
import type { EducationValues } from '../model/education-form';
import { EducationRecord } from './EducationRecord';

const EducationModal = lazy(async () => ({ default: (await import('./EducationModal')).EducationModal }));

const nameOf = ({ institution, otherInstitution }: Education): string =>
  (isOther(institution) ? otherInstitution : institution?.name) || 'Pendidikan';

/** The candidate's education with Add, Edit and Delete. Specification 2, section 2. */
export function EducationSection() {
  const query = useGetEducationsQuery();
  const [remove] = useDeleteEducationMutation();
  const [unsaved] = useState(() => new Map<Education['id'] | null, EducationValues>());
  return (
    <RecordSection
      title="Pendidikan Terakhir"
      query={query}
      emptyText="Belum ada pendidikan."
      nameOf={nameOf}
      renderItem={(item) => <EducationRecord item={item} />}
      renderModal={(record, onClose) => (
        <EducationModal
          record={record}
          unsaved={unsaved.get(record?.id ?? null)}
          onUnsaved={(values) => {
            if (values) unsaved.set(record?.id ?? null, values);
            else unsaved.delete(record?.id ?? null);
          }}
          onClose={onClose}
        />
      )}
      onDelete={({ id }) => remove(id).unwrap()}
    />
  );
}
