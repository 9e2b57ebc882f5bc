import type { components } from '@contract';
import { wire } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** What a record cannot do without: id and name. */
export const achievementDto = wire.record({
  id: wire.id,
  name: wire.filled,
  date: wire.optional(wire.text),
  organizationOrEvent: wire.optional(wire.text),
  description: wire.optional(wire.text),
});

export type AchievementDto = Accepts<components['schemas']['Achievement'], ReturnType<typeof achievementDto>>;
