import { fallback, looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { countSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

const count = countSchema(1);

/** How a company answers, or nothing; what cannot be read is nothing, too. Specification 4, section 12. */
export const answersDto = fallback(nullish(looseObject({ days: count, answered: count, counted: count })), null);

export type Answers = NonNullable<Accepts<components['schemas']['Answers'], InferOutput<typeof answersDto>>>;
