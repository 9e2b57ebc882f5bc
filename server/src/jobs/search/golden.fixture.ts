import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRealVacancies, REAL_VACANCIES } from '../../../../test/real-vacancies';

const SOURCES = ['demo', 'invented', 'diy'] as const;
export type Source = (typeof SOURCES)[number];

const CORPUS = join(__dirname, '../../../../packages/job-search/corpus');

const goldenQueries = JSON.parse(readFileSync(join(CORPUS, 'golden-queries.json'), 'utf8')) as GoldenQuery[];

/** Feeds of JobPosting objects: invented ones, and real ones of Yogyakarta, which are not part of the project. */
const FEEDS = {
  invented: join(CORPUS, 'vacancies.jsonld.json'),
  diy: REAL_VACANCIES,
} as const satisfies Partial<Record<Source, string>>;

/** The file that the vacancies of a source are imported from; undefined for those of the demo data. */
export const feedOf = (source: Source): string | undefined => (source === 'demo' ? undefined : FEEDS[source]);

/** `describe` for the vacancies of each source; skipped where the file of a source is missing. */
export function describeSources(subject: string, body: (source: Source) => void): void {
  for (const source of SOURCES) {
    const describeSource = source === 'diy' ? describeRealVacancies : describe;
    describeSource(`${subject} over the ${source} vacancies`, () => body(source));
  }
}

type Pattern = Partial<Record<'title' | 'company' | 'city' | 'province' | 'workingType' | 'workplace', string>>;

/** See packages/job-search/README.md, "Golden queries". */
export interface GoldenQuery {
  query: string;
  location?: string;
  must: Pattern[];
  mustNot: Pattern[];
  firstTen?: Pattern[];
  notInFirstTen?: Pattern[];
  first?: Pattern;
  found?: number;
  dropped?: string[];
  from: Source;
}

/** Fields that a pattern is compared with. */
export interface GoldenJob {
  id: string | number;
  title: string;
  company: { name: string };
  city: string | null;
  province: string | null;
  workingType: string | null;
  workplace: string | null;
  isOpen?: boolean;
}

const toWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;

const matches = (pattern: Pattern, job: GoldenJob): boolean =>
  Object.entries(pattern).every(([field, value]) => {
    if (field === 'workingType' || field === 'workplace') return job[field] === value;
    const text = field === 'company' ? job.company.name : job[field as 'title' | 'city' | 'province'];
    return toWords(text ?? '').includes(toWords(value));
  });

const describeJob = ({ title, company, city }: GoldenJob) => `${title}, ${company.name} (${city})`;

/** Problems of a query's results, as sentences; empty when they are right. */
export function whatIsWrong(golden: GoldenQuery, jobs: readonly GoldenJob[], found: readonly GoldenJob[]): string[] {
  const { must, mustNot, firstTen = [], notInFirstTen = [], first, found: count } = golden;
  const ids = new Set(found.map(({ id }) => id));
  const ten = found.slice(0, 10);
  // All that is open comes first: each part has its own order.
  const [open, closed] = [true, false].map((isOpen) => found.filter((job) => (job.isOpen ?? true) === isOpen));
  const firstTens = [open, closed].flatMap((part = []) => part.slice(0, 10));
  const firsts = [open, closed].flatMap((part = []) => part.slice(0, 1));
  const named = [...must, ...firstTen, ...notInFirstTen, ...(first ? [first] : [])];
  const unknown = named.filter((pattern) => !jobs.some((job) => matches(pattern, job)));
  const matching = (patterns: readonly Pattern[], among: readonly GoldenJob[]) =>
    among.filter((job) => patterns.some((pattern) => matches(pattern, job))).map(describeJob);
  const missing = jobs.filter((job) => !ids.has(job.id));
  return [
    ...unknown.map((pattern) => `no vacancy matches ${JSON.stringify(pattern)}`),
    ...matching(must, missing).map((job) => `missing: ${job}`),
    ...matching(mustNot, found).map((job) => `unwanted: ${job}`),
    ...firstTen
      .filter((pattern) => !firstTens.some((job) => matches(pattern, job)))
      .map((pattern) => `not in the first ten: ${JSON.stringify(pattern)}`),
    ...matching(notInFirstTen, ten).map((job) => `in the first ten: ${job}`),
    ...(first && !firsts.some((job) => matches(first, job)) ? [`first: ${firsts.map(describeJob).join('; ')}`] : []),
    ...(count !== undefined && found.length !== count ? [`found: ${found.length}`] : []),
  ];
}

const nameOf = ({ query, location }: GoldenQuery): string => (location ? `${query} in ${location}` : query);

/** The day on which the vacancies are searched: some are closed by then. */
export const NOW = new Date('2026-11-23T08:00:00+07:00');

/** The golden queries over the vacancies of a source, each with its name. */
export const goldenOf = (source: Source): (readonly [string, GoldenQuery])[] =>
  goldenQueries.filter(({ from }) => from === source).map((query) => [nameOf(query), query] as const);
