import { formatDay } from '@/shared/lib/dates';
import { RecordItem } from '@/shared/ui/record';
import type { Achievement } from './achievement';

/** One achievement, for reading. Specification 2, section 2. */
export function AchievementItem({ item }: { item: Achievement }) {
  return (
    <RecordItem
      title={item.name}
      lines={[item.organizationOrEvent, formatDay(item.date)]}
      description={item.description}
    />
  );
}
