import type { components } from '@contract';
import { wire } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** What an item cannot do without: id, title and start. */
export const workExperienceDto = wire.record({
  id: wire.id,
  title: wire.filled,
  companyName: wire.optional(wire.text),
  jobLevel: wire.optional(wire.reference),
  industry: wire.optional(wire.reference),
  workingType: wire.optional(wire.text),
  startDate: wire.filled,
  endDate: wire.optional(wire.text),
  currentlyWorking: wire.optional(wire.flag),
  description: wire.optional(wire.text),
});

export type WorkExperienceDto = Accepts<components['schemas']['WorkExperience'], ReturnType<typeof workExperienceDto>>;
