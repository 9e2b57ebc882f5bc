import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import type { components } from '@contract';
import { idSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

export const interestsDto = array(object({ id: idSchema(), name: string().required() })).required();

export type InterestsDto = Accepts<
  components['schemas']['InterestListEnvelope']['data'],
  InferType<typeof interestsDto>
>;
