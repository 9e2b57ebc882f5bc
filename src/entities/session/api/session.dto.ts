import { mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import type { components } from '@contract';
import type { Accepts, Id } from '@/shared/api';

export const signedInDto = object({
  token: string().required(),
  name: string().nullable(),
  image: string().nullable(),
  userId: mixed<Id>((value): value is Id => typeof value === 'string' || typeof value === 'number').nullable(),
}).required();

export type SignedInDto = Accepts<components['schemas']['SignedInEnvelope']['data'], InferType<typeof signedInDto>>;
