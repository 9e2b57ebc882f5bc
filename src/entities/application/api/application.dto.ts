import { looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { filledText, idSchema, optionalText } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** A card needs the application's id and the job's title; the rest may be missing or unknown. Contract, "Jobs". */
export const applicationDto = looseObject({
  id: idSchema,
  status: optionalText,
  appliedAt: optionalText,
  createdAt: optionalText,
  outcome: optionalText,
  outcomeAt: optionalText,
  outcomeReason: optionalText,
  jobClosedAt: optionalText,
  job: looseObject({
    id: nullish(idSchema),
    slug: optionalText,
    title: filledText,
    status: optionalText,
    createdAt: optionalText,
    company: nullish(looseObject({ name: optionalText, logo: optionalText })),
  }),
});

export type ApplicationDto = Accepts<components['schemas']['Application'], InferOutput<typeof applicationDto>>;
