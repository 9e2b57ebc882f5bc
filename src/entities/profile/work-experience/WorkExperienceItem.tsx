import { PART_SEPARATOR } from '@/shared/lib/text';
import { formatPeriod } from '@/shared/lib/dates';
import { RecordItem } from '@/shared/ui/record';
import { EMPLOYMENT_TYPE_LABELS } from './work-experience';
import type { WorkExperience } from './work-experience';

interface WorkExperienceItemProps {
  item: WorkExperience;
  /** Name of the job level, for a provider that sends ids alone. */
  levelName?: string;
}

/** One work experience, for reading. Specification 2, section 2. */
export function WorkExperienceItem({ item, levelName }: WorkExperienceItemProps) {
  const type = item.workingType && EMPLOYMENT_TYPE_LABELS[item.workingType];
  return (
    <RecordItem
      title={item.title}
      lines={[
        [item.companyName, type].filter(Boolean).join(PART_SEPARATOR),
        item.jobLevel?.name ?? levelName,
        formatPeriod(item.startDate, item.endDate),
      ]}
      description={item.description}
    />
  );
}
