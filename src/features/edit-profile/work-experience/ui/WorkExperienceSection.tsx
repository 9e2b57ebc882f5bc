import {
  WorkExperienceItem,
  useDeleteWorkExperienceMutation,
  useGetWorkExperiencesQuery,
} from '@/entities/profile/work-experience';
import { useMasterOptions } from '@/entities/master';
import type { Reference } from '@/shared/api';
import { lazyPart } from '@/shared/lib/lazy-part';
import { lazyDialog } from '@/shared/ui/dialog';
import { RecordSection } from '@/shared/ui/record';
import { texts } from '../texts';

const NoWorkExperience = lazyPart(
  'the choice of never having worked',
  async () => (await import('./NoWorkExperience')).NoWorkExperience,
);

/** The modal in a chunk of its own, fetched when it opens. */
export const WorkExperienceModal = lazyDialog(async () => (await import('./WorkExperienceModal')).WorkExperienceModal);

/** The candidate's work experience with Add, Edit and Delete. Specification 2, section 2. */
export function WorkExperienceSection() {
  const query = useGetWorkExperiencesQuery();
  const [remove] = useDeleteWorkExperienceMutation();
  const isAnyUnnamed = query.data?.some(({ jobLevel }) => jobLevel?.name === null) ?? false;
  const { items } = useMasterOptions(isAnyUnnamed ? { list: 'position-level' } : null);
  const levelName = (level: Reference | null) => items.find(({ id }) => String(id) === String(level?.id))?.name;

  return (
    <RecordSection
      title={texts.title}
      form="work-experience"
      query={query}
      emptyText={texts.empty}
      whenEmpty={<NoWorkExperience />}
      nameOf={({ title }) => title}
      renderItem={(item) => <WorkExperienceItem item={item} levelName={levelName(item.jobLevel)} />}
      renderModal={(record, onClose) => <WorkExperienceModal record={record} onClose={onClose} />}
      onDelete={({ id }) => remove(id).unwrap()}
    />
  );
}
