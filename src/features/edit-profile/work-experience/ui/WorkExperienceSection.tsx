import { lazy } from 'react';
import {
  WorkExperienceItem,
  useDeleteWorkExperienceMutation,
  useGetWorkExperiencesQuery,
} from '@/entities/profile/work-experience';
import { RecordSection } from '@/shared/ui/record';

const WorkExperienceModal = lazy(async () => ({
  default: (await import('./WorkExperienceModal')).WorkExperienceModal,
}));

/** The candidate's work experience with Add, Edit and Delete. Specification 2, section 2. */
export function WorkExperienceSection() {
  const query = useGetWorkExperiencesQuery();
  const [remove] = useDeleteWorkExperienceMutation();
  return (
    <RecordSection
      title="Pengalaman Kerja"
      query={query}
      emptyText="Belum ada pengalaman kerja."
      nameOf={({ title }) => title}
      renderItem={(item) => <WorkExperienceItem item={item} />}
      renderModal={(record, onClose) => <WorkExperienceModal record={record} onClose={onClose} />}
      onDelete={({ id }) => remove(id).unwrap()}
    />
  );
}
