import { PART_SEPARATOR } from '@/shared/lib/text';
import { formatMonth } from '@/shared/lib/dates';
import { RecordItem } from '@/shared/ui/record';
import { TRAINING_TYPE_LABELS } from './training';
import type { Training } from './training';
import { texts } from './texts';

/** One training or certificate, for reading. Specification 2, section 2. */
export function TrainingItem({ item }: { item: Training }) {
  const end = item.isPresent ? texts.present : formatMonth(item.endDate);
  return (
    <RecordItem
      title={item.title}
      lines={[
        [item.institutionName, item.type && TRAINING_TYPE_LABELS[item.type]].filter(Boolean).join(PART_SEPARATOR),
        item.locationName,
        `${formatMonth(item.startDate)} - ${end}`,
      ]}
      description={item.description}
    />
  );
}
