import { formatPeriod } from '@/shared/lib/dates';
import { RecordItem } from '@/shared/ui/record';
import type { OrganizationExperience } from './organization-experience';

/** One organisation experience, for reading. Specification 2, section 2. */
export function OrganizationExperienceItem({ item }: { item: OrganizationExperience }) {
  return (
    <RecordItem
      title={item.position_name}
      lines={[item.organization_name, formatPeriod(item.start_date, item.is_present ? null : item.end_date)]}
      description={item.additional_info}
    />
  );
}
