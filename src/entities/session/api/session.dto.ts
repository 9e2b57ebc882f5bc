import type { components } from '@contract';
import { wire } from '@/shared/api';
import type { Accepts } from '@/shared/api';

export const signedInDto = wire.record({
  token: wire.filled,
  name: wire.optional(wire.writtenText),
  image: wire.optional(wire.text),
  userId: wire.optional(wire.id),
});

export type SignedInDto = Accepts<components['schemas']['SignedInEnvelope']['data'], ReturnType<typeof signedInDto>>;
