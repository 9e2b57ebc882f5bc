import { formatPeriod } from '@/shared/lib/dates';
import { RecordItem } from '@/shared/ui/record';
import type { OrganizationExperience } from './organization-experience';

/** One organisation experience, for reading. Specification 2, section 2. */
export function OrganizationExperienceItem({ item }: { item: OrganizationExperience }) {
  return (
    <RecordItem
      title={item.positionName}
      lines={[item.organizationName, formatPeriod(item.startDate, item.isPresent ? null : item.endDate)]}
      description={item.additionalInfo}
    />
  );
}
