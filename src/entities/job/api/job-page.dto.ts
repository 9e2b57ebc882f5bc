import { fallback, looseObject, maxValue, minValue, nullish, number, object, pipe, safeInteger } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { envelope, listSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';
import { jobDto } from './job.dto';

/** More jobs on one page than the contract allows are no page. */
const LARGEST_PAGE = 100;

const count = (least: number) => pipe(number(), safeInteger(), minValue(least));

const pageMeta = object({ total: count(0), page: count(1), pageSize: pipe(count(1), maxValue(LARGEST_PAGE)) });

/** One page of the list; `meta` is null where the provider does not say which one, or says what cannot be. */
export const jobPageDto = looseObject({
  ...envelope(listSchema(jobDto, 'job/list')).entries,
  meta: fallback(nullish(pageMeta), null),
});

export type JobPageDto = Accepts<components['schemas']['JobListEnvelope'], InferOutput<typeof jobPageDto>>;
