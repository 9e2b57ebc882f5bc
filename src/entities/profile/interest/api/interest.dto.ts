import { object, string } from 'yup';
import type { InferType } from 'yup';
import type { components } from '@contract';
import { idSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

export const interestDto = object({ id: idSchema(), name: string().required() }).required();

export type InterestDto = Accepts<
  components['schemas']['InterestListEnvelope']['data'][number],
  InferType<typeof interestDto>
>;
