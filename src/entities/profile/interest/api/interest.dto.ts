import { looseObject } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { filledText, idSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

export const interestDto = looseObject({ id: idSchema, name: filledText });

export type InterestDto = Accepts<
  components['schemas']['InterestListEnvelope']['data'][number],
  InferOutput<typeof interestDto>
>;
