import { fallback, looseObject, nullish, number, string, union } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { forFilters, FURTHER_FILTERS } from '@titian/rules/further-filters';
import type { FilterName, FilterOptionDto } from '@titian/rules/further-filters';
import type { components } from '@contract';
import { answersDto } from '@/entities/answer/@x/job';
import { countSchema, envelope, listSchema, oneOf, optionalText } from '@/shared/api';
import type { Accepts } from '@/shared/api';
import type { JobFacets, JobPage } from '../model/job-page';
import { toJobs } from './job.mapper';
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
const MAX_PAGE_SIZE = 50;

const count = countSchema(0);
const optionalCount = fallback(nullish(count), null);
const listOf = <Row extends Parameters<typeof listSchema>[0]>(row: Row) =>
  fallback(listSchema(row, 'job/search, facets'), []);

/** Schemas of the options of the filters. */
const options = forFilters((name) => {
  const { key } = FURTHER_FILTERS[name];
  const row: GenericSchema = looseObject({ [key]: key === 'name' ? string() : count, count });
  return listOf(row);
}) as { [Name in FilterName]: GenericSchema<unknown, FilterOptionDto<Name>[]> };

/** How many jobs each value of a filter would leave; none where the provider does not say. */
const facets = looseObject({
  ...options,
  places: listOf(looseObject({ name: string(), kind: oneOf(['city', 'province']), province: optionalText })),
});

const queryFilter = looseObject({
  kind: oneOf(['minSalary', 'workingType', 'workplace', 'place', 'without']),
  words: string(),
  value: nullish(union([string(), number()])),
  rest: string(),
});

/** Response of the provider's search. Specification 4, section 2. */
export const jobSearchDto = looseObject({
  ...envelope(
    listSchema(
      looseObject({ ...jobDto.entries, matchedIn: fallback(listSchema(matchedIn, 'job/search, matchedIn'), []) }),
      'job/search',
    ),
  ).entries,
  meta: looseObject({
    total: count,
    titleMatches: optionalCount,
    newJobs: optionalCount,
    page: countSchema(1),
    pageSize: countSchema(1, MAX_PAGE_SIZE),
    facets: fallback(nullish(facets), null),
    answers: answersDto,
    dropped: fallback(nullish(listSchema(string(), 'job/search, dropped')), null),
    filters: fallback(nullish(listSchema(queryFilter, 'job/search, filters')), null),
  }),
});

export type JobSearchDto = Accepts<components['schemas']['JobSearchEnvelope'], InferOutput<typeof jobSearchDto>>;

type FacetsDto = NonNullable<JobSearchDto['meta']['facets']>;

const toFacets = (dto: FacetsDto): JobFacets => {
  const toOptions = (name: FilterName) =>
    (dto[name] as Record<string, unknown>[]).map((row) => ({
      value: row[FURTHER_FILTERS[name].key],
      count: row.count,
    }));
  const places = dto.places.map(({ kind, name, province }) => ({ kind, name, province: province ?? null }));
  return { ...forFilters(toOptions), places } as JobFacets;
};

/** The page in a response of `GET job/search/`. */
export function toJobPage({ data, meta }: JobSearchDto): JobPage {
  const jobs = toJobs(data).map((job, place) => ({ job, matchedIn: data[place]?.matchedIn ?? [] }));
  const total = Math.max(meta.total, jobs.length);
  const pageCount = Math.max(1, Math.ceil(total / meta.pageSize));
  return {
    jobs,
    total,
    titleMatches: Math.min(meta.titleMatches ?? total, total),
    newJobs: Math.min(meta.newJobs ?? 0, total),
    page: Math.min(meta.page, pageCount),
    pageCount,
    facets: meta.facets ? toFacets(meta.facets) : null,
    dropped: meta.dropped ?? [],
    queryFilters: (meta.filters ?? []).map(({ kind, words, value, rest }) => ({
      kind,
      words,
      value: value ?? null,
      rest,
    })),
    answers: meta.answers ?? null,
  };
}
