import { looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { filledText, idSchema, optionalText, textLike } from '@/shared/api';
import type { Accepts } from '@/shared/api';

export const signedInDto = looseObject({
  token: filledText,
  name: nullish(textLike),
  image: optionalText,
  userId: nullish(idSchema),
});

export type SignedInDto = Accepts<components['schemas']['SignedInEnvelope']['data'], InferOutput<typeof signedInDto>>;
