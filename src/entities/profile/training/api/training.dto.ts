import type { components } from '@contract';
import { wire } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** What a record cannot do without: id, title and start. */
export const trainingDto = wire.record({
  id: wire.id,
  title: wire.filled,
  institutionName: wire.optional(wire.text),
  type: wire.optional(wire.text),
  startDate: wire.filled,
  endDate: wire.optional(wire.text),
  isPresent: wire.optional(wire.flag),
  locationName: wire.optional(wire.text),
  locationType: wire.optional(wire.text),
  status: wire.optional(wire.text),
  description: wire.optional(wire.text),
});

export type TrainingDto = Accepts<components['schemas']['Training'], ReturnType<typeof trainingDto>>;
