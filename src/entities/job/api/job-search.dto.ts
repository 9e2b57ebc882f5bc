import { fallback, looseObject, nullish, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { countSchema, envelope, listSchema, oneOf } from '@/shared/api';
import { jobDto } from './job.dto';

/** Where and how what was looked for was found in a job. */
const matchedIn = looseObject({
  field: oneOf([
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
  via: oneOf(['word', 'synonym', 'place', 'typo']),
});

/** More jobs on one page than the contract allows are no page. */
const LARGEST_PAGE = 50;

const named = fallback(listSchema(looseObject({ name: string(), count: countSchema(0) }), 'job/search, facets'), []);

/** How many jobs each value of a filter would leave; none where the provider does not say. */
const facets = looseObject({
  function: named,
  city: named,
  near: named,
  education: named,
  postedWithin: fallback(
    listSchema(looseObject({ days: countSchema(0), count: countSchema(0) }), 'job/search, facets'),
    [],
  ),
  minSalary: fallback(
    listSchema(looseObject({ amount: countSchema(0), count: countSchema(0) }), 'job/search, facets'),
    [],
  ),
  experience: fallback(
    listSchema(looseObject({ months: countSchema(0), count: countSchema(0) }), 'job/search, facets'),
    [],
  ),
});

/** Response of the provider's search in all fields. Specification 4, section 2. */
export const jobSearchDto = looseObject({
  ...envelope(
    listSchema(
      looseObject({ ...jobDto.entries, matchedIn: fallback(listSchema(matchedIn, 'job/search, matchedIn'), []) }),
      'job/search',
    ),
  ).entries,
  meta: looseObject({
    total: countSchema(0),
    page: countSchema(1),
    pageSize: countSchema(1, LARGEST_PAGE),
    facets: fallback(nullish(facets), null),
    dropped: fallback(nullish(listSchema(string(), 'job/search, dropped')), null),
  }),
});

export type JobSearchDto = InferOutput<typeof jobSearchDto>;
