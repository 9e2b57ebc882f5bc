import { PART_SEPARATOR } from '@/shared/lib/text';
import { formatMonth } from '@/shared/lib/dates';
import { RecordItem } from '@/shared/ui/record';
import { isOther, formatGpa } from './education';
import type { Education } from './education';
import { texts } from './texts';

interface EducationItemProps {
  item: Education;
  /** Names from the master lists, for a provider that sends ids alone. */
  names?: { level?: string; institution?: string; major?: string };
}

/** One education, for reading. Specification 2, section 2. */
export function EducationItem({ item, names = {} }: EducationItemProps) {
  const institution = isOther(item.education) ? item.otherEducation : item.education?.name;
  const major = isOther(item.educationMajor) ? item.otherMajor : item.educationMajor?.name;
  const end = item.isPresent ? texts.present : formatMonth(item.graduationDate);
  return (
    <RecordItem
      title={institution || names.institution || '-'}
      lines={[
        [item.educationLevel?.name ?? names.level, major ?? names.major].filter(Boolean).join(PART_SEPARATOR),
        `${formatMonth(item.dateStart)} - ${end}`,
        item.gpa === null ? null : texts.grade(formatGpa(item.gpa, item.educationLevel)),
      ]}
      description={item.description}
    />
  );
}
