import type { components } from '@contract';
import { wire } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** What a record cannot do without: id, names and start. */
export const organizationExperienceDto = wire.record({
  id: wire.id,
  organization_name: wire.filled,
  position_name: wire.filled,
  start_date: wire.filled,
  end_date: wire.optional(wire.text),
  is_present: wire.optional(wire.flag),
  additional_info: wire.optional(wire.text),
});

export type OrganizationExperienceDto = Accepts<
  components['schemas']['OrganizationExperience'],
  ReturnType<typeof organizationExperienceDto>
>;
