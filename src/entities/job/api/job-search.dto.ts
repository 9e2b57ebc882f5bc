import {
  array,
  fallback,
  looseObject,
  maxValue,
  minValue,
  nullish,
  number,
  picklist,
  pipe,
  safeInteger,
  string,
} from 'valibot';
import type { InferOutput } from 'valibot';
import { envelope, listSchema } from '@/shared/api';
import { jobDto } from './job.dto';

/** Where and how what was looked for was found in a job. */
const matchedIn = looseObject({
  field: picklist([
    'title',
    'company',
    'city',
    'province',
    'workingType',
    'workplace',
    'function',
    'industry',
    'requirements',
    'description',
  ]),
  term: string(),
  via: picklist(['word', 'synonym', 'place', 'typo']),
});

/** More jobs on one page than the contract allows are no page. */
const LARGEST_PAGE = 50;

const count = (least: number) => pipe(number(), safeInteger(), minValue(least));

const named = fallback(array(looseObject({ name: string(), count: count(0) })), []);

/** How many jobs each value of a filter would leave; none where the provider does not say. */
const facets = looseObject({
  function: named,
  city: named,
  education: named,
  postedWithin: fallback(array(looseObject({ days: count(0), count: count(0) })), []),
  minSalary: fallback(array(looseObject({ amount: count(0), count: count(0) })), []),
  experience: fallback(array(looseObject({ months: count(0), count: count(0) })), []),
});

/** What the provider finds in all fields of its jobs. Specification 4, section 2. */
export const jobSearchDto = looseObject({
  ...envelope(listSchema(looseObject({ ...jobDto.entries, matchedIn: fallback(array(matchedIn), []) }), 'job/search'))
    .entries,
  meta: looseObject({
    total: count(0),
    page: count(1),
    pageSize: pipe(count(1), maxValue(LARGEST_PAGE)),
    facets: fallback(nullish(facets), null),
  }),
});

export type JobSearchDto = InferOutput<typeof jobSearchDto>;
