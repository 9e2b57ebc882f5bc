import { useMasterOptions } from '@/entities/master';
import type { MasterItem } from '@/entities/master';
import {
  isOther,
  useDeleteEducationMutation,
  useGetEducationsQuery,
  EducationItem,
} from '@/entities/profile/education';
import type { Education } from '@/entities/profile/education';
import type { Reference } from '@/shared/api';
import { lazyDialog } from '@/shared/ui/dialog';
import { RecordSection } from '@/shared/ui/record';
import { texts } from '../texts';

const nameIn = (items: readonly MasterItem[], reference: Reference | null): string | undefined =>
  items.find(({ id }) => String(id) === String(reference?.id))?.name;

const isBare = (reference: Reference | null): boolean => reference !== null && reference.name === null;

/** One education, with names looked up for a provider that sends ids alone. Contract, "Profile". */
function EducationRecord({ item }: { item: Education }) {
  const { educationLevel: level, education: institution, educationMajor: major } = item;
  const levels = useMasterOptions(isBare(level) ? { list: 'education-level' } : null);
  const institutions = useMasterOptions(
    level && isBare(institution) ? { list: 'education', educationLevel: String(level.id) } : null,
  );
  const majors = useMasterOptions(
    level && isBare(major) ? { list: 'education-major', educationLevel: String(level.id) } : null,
  );
  return (
    <EducationItem
      item={item}
      names={{
        level: nameIn(levels.items, level),
        institution: nameIn(institutions.items, institution),
        major: nameIn(majors.items, major),
      }}
    />
  );
}

/** The modal in a chunk of its own, fetched when it opens. */
export const EducationModal = lazyDialog(async () => (await import('./EducationModal')).EducationModal);

const nameOf = ({ education, otherEducation }: Education): string =>
  (isOther(education) ? otherEducation : education?.name) || texts.unnamed;

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
