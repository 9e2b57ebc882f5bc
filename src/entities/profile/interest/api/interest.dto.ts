import type { components } from '@contract';
import { wire } from '@/shared/api';
import type { Accepts } from '@/shared/api';

export const interestDto = wire.record({ id: wire.id, name: wire.filled });

export type InterestDto = Accepts<
  components['schemas']['InterestListEnvelope']['data'][number],
  ReturnType<typeof interestDto>
>;
