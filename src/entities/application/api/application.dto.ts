import type { components } from '@contract';
import { wire } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** A card needs the application's id and the job's title; the rest may be missing or unknown. Contract, "Jobs". */
export const applicationDto = wire.record({
  id: wire.id,
  status: wire.optional(wire.text),
  appliedAt: wire.optional(wire.text),
  createdAt: wire.optional(wire.text),
  job: wire.record({
    id: wire.optional(wire.id),
    slug: wire.optional(wire.text),
    title: wire.filled,
    status: wire.optional(wire.text),
    createdAt: wire.optional(wire.text),
    company: wire.optional(wire.record({ name: wire.optional(wire.text), logo: wire.optional(wire.text) })),
  }),
});

export type ApplicationDto = Accepts<components['schemas']['Application'], ReturnType<typeof applicationDto>>;
