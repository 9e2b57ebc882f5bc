import { readFileSync } from 'node:fs';
import { indexOf, searchIndex } from '../src/entities/job-search';
import type { JobMatch, SearchableJob } from '../src/entities/job-search';
import { demoCompanies } from '../server/src/seed/demo/companies';
import { demoJobs } from '../server/src/seed/demo/demo-jobs';
import { toJobInput } from '../server/src/seed/demo/to-job-input';
import { cities, provinces } from '../server/src/masters/master-data';
import queries from './search/golden-queries.json';

type Pattern = Partial<Record<'title' | 'company' | 'city' | 'province' | 'workingType' | 'workplace', string>>;

interface GoldenQuery {
  query: string;
  location?: string;
  must: Pattern[];
  mustNot: Pattern[];
  first?: Pattern;
  found?: number;
  from: string;
}

/** A file of real vacancies of Yogyakarta, which are not part of the project: see contract/search/README.md. */
const VACANCIES_FILE = process.env.VACANCIES_FILE;

const nameOf = (rows: readonly (readonly [number, string])[], id: number | null) =>
  rows.find(([known]) => known === id)?.[1] ?? null;

function toDemoVacancies(): SearchableJob[] {
  return demoJobs.map((job) => {
    const input = toJobInput(job, new Date('2026-11-23T08:00:00+07:00'));
    return {
      ...input,
      id: job.id,
      company: { name: demoCompanies[job.company].name },
      city: nameOf(cities, input.cityId),
      province: nameOf(provinces, input.locationId),
      createdAt: input.createdAt.toISOString(),
    };
  });
}

interface JobPosting {
  title: string;
  identifier: { value: string };
  description?: string;
  datePosted?: string;
  hiringOrganization?: { name?: string };
  jobLocation?: { address?: { addressLocality?: string; addressRegion?: string } };
}

function readVacancies(file: string): SearchableJob[] {
  const postings = JSON.parse(readFileSync(file, 'utf8')) as JobPosting[];
  return postings.map((posting) => ({
    id: posting.identifier.value,
    title: posting.title,
    company: { name: posting.hiringOrganization?.name ?? '-' },
    city: posting.jobLocation?.address?.addressLocality ?? null,
    province: posting.jobLocation?.address?.addressRegion ?? null,
    workingType: 'internship',
    workplace: null,
    createdAt: posting.datePosted ?? null,
    description: posting.description ?? null,
  }));
}

const toWords = (text: string) => ` ${text.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean).join(' ')} `;

const fits = (pattern: Pattern, job: SearchableJob): boolean =>
  Object.entries(pattern).every(([field, value]) => {
    if (field === 'workingType' || field === 'workplace') return job[field] === value;
    const text = field === 'company' ? job.company.name : job[field as 'title' | 'city' | 'province'];
    return toWords(text ?? '').includes(toWords(value));
  });

const describeJob = ({ title, city }: SearchableJob) => `${title} (${city})`;

function expectMatches({ must, mustNot, first, found: count }: GoldenQuery, jobs: SearchableJob[], matches: JobMatch<SearchableJob>[]) {
  const found = matches.map(({ job }) => job);
  const missing = must.flatMap((pattern) => jobs.filter((job) => fits(pattern, job) && !found.includes(job)));
  const unwanted = mustNot.flatMap((pattern) => found.filter((job) => fits(pattern, job)));
  expect(must.filter((pattern) => !jobs.some((job) => fits(pattern, job)))).toEqual([]);
  expect({ missing: missing.map(describeJob), unwanted: unwanted.map(describeJob) }).toEqual({ missing: [], unwanted: [] });
  if (count !== undefined) expect(found).toHaveLength(count);
  if (first) expect(found[0] && fits(first, found[0])).toBe(true);
}

const goldenOf = (source: string) =>
  (queries as GoldenQuery[]).filter(({ from }) => from === source).map((query) => [describeQuery(query), query] as const);

function describeQuery({ query, location }: GoldenQuery): string {
  return location ? `${query} in ${location}` : query;
}

describe.each([
  ['demo', toDemoVacancies],
  ...(VACANCIES_FILE ? ([['diy', () => readVacancies(VACANCIES_FILE)]] as const) : []),
] as const)('the browser’s search of the %s vacancies', (source, read) => {
  const jobs = read();

  it.each(goldenOf(source))('%s', async (_name, golden) => {
    const index = await indexOf(jobs);
    expectMatches(golden, jobs, searchIndex(index, { search: golden.query, location: golden.location ?? '' }));
  });
});
