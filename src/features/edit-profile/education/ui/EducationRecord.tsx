import { EducationItem } from '@/entities/profile/education';
import type { Education } from '@/entities/profile/education';
import { useMasterOptions } from '@/entities/master';
import type { MasterItem } from '@/entities/master';
import type { Reference } from '@/shared/api';

const nameIn = (items: readonly MasterItem[], reference: Reference | null): string | undefined =>
  items.find(({ id }) => String(id) === String(reference?.id))?.name;

const isBare = (reference: Reference | null): boolean => reference !== null && reference.name === null;

/** One education, with names looked up for a provider that sends ids alone. Contract, "Profile". */
export function EducationRecord({ item }: { item: Education }) {
  const { level, institution, major } = item;
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
