import { fallback, looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { countSchema, envelope, listSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';
import { jobDto } from './job.dto';

/** More jobs on one page than the contract allows are no page. */
const LARGEST_PAGE = 100;

const pageMeta = looseObject({
  total: countSchema(0),
  page: countSchema(1),
  pageSize: countSchema(1, LARGEST_PAGE),
});

/** One page of the list; `meta` is null where the provider does not say which one, or says what cannot be. */
export const jobPageDto = looseObject({
  ...envelope(listSchema(jobDto, 'job/list')).entries,
  meta: fallback(nullish(pageMeta), null),
});

export type JobPageDto = Accepts<components['schemas']['JobListEnvelope'], InferOutput<typeof jobPageDto>>;
