/** Queries, and the vacancies by which their results are judged. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const SOURCES = ['demo', 'invented', 'diy'] as const;
export type Source = (typeof SOURCES)[number];

export type Pattern = Partial<
  Record<'title' | 'company' | 'city' | 'province' | 'workingType' | 'workplace' | 'ids', string>
>;

/** See packages/job-search/README.md, "Queries". */
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
  /** True for one whose rule was given up: it counts in the scores and fails. */
  givenUp?: true;
}

/** A query that was written before the search was tried on it: each vacancy that fits neither `must` nor `may` is unwanted. */
export interface HeldOutQuery {
  query: string;
  location?: string;
  must: Pattern[];
  may?: Pattern[];
  /** The nearest wording, where it is clear: it stands before what `must` fits besides. */
  nearest?: Pattern[];
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
  /** The identifier in the feed. */
  sourceId?: string;
}

const wordsByText = new Map<string, string>();

function toWords(text: string): string {
  const known = wordsByText.get(text);
  if (known !== undefined) return known;
  const parts = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const words = ` ${parts.filter(Boolean).join(' ')} `;
  wordsByText.set(text, words);
  return words;
}

/** So much of a vacancy's identifier is in a pattern. */
const ID_LENGTH = 13;

/** True where a vacancy's fields contain the words of a pattern, or its identifier begins with one of `ids`. */
export const fits = (pattern: Pattern, job: GoldenJob): boolean =>
  Object.entries(pattern).every(([field, value]) => {
    if (field === 'ids') return value.split(' ').includes(job.sourceId?.slice(0, ID_LENGTH) ?? '');
    if (field === 'workingType' || field === 'workplace') return job[field] === value;
    const text = field === 'company' ? job.company.name : job[field as 'title' | 'city' | 'province'];
    return toWords(text ?? '').includes(toWords(value));
  });

const describeJob = ({ title, company, city }: GoldenJob) => `${title}, ${company.name} (${city})`;

/** Problems of a query's results, as sentences; empty when they are right. */
export function whatIsWrong(
  golden: Omit<GoldenQuery, 'from'>,
  jobs: readonly GoldenJob[],
  found: readonly GoldenJob[],
): string[] {
  const { must, mustNot, firstTen = [], notInFirstTen = [], first, found: count } = golden;
  const ids = new Set(found.map(({ id }) => id));
  const ten = found.slice(0, 10);
  // All that is open comes first: each part has its own order.
  const [open, closed] = [true, false].map((isOpen) => found.filter((job) => (job.isOpen ?? true) === isOpen));
  const firstTens = [open, closed].flatMap((part = []) => part.slice(0, 10));
  const firsts = [open, closed].flatMap((part = []) => part.slice(0, 1));
  const named = [...must, ...firstTen, ...notInFirstTen, ...(first ? [first] : [])];
  const unknown = named.filter((pattern) => !jobs.some((job) => fits(pattern, job)));
  const matching = (patterns: readonly Pattern[], among: readonly GoldenJob[]) =>
    among.filter((job) => patterns.some((pattern) => fits(pattern, job))).map(describeJob);
  const missing = jobs.filter((job) => !ids.has(job.id));
  return [
    ...unknown.map((pattern) => `no vacancy matches ${JSON.stringify(pattern)}`),
    ...matching(must, missing).map((job) => `missing: ${job}`),
    ...matching(mustNot, found).map((job) => `unwanted: ${job}`),
    ...firstTen
      .filter((pattern) => !firstTens.some((job) => fits(pattern, job)))
      .map((pattern) => `not in the first ten: ${JSON.stringify(pattern)}`),
    ...matching(notInFirstTen, ten).map((job) => `in the first ten: ${job}`),
    ...(first && !firsts.some((job) => fits(first, job)) ? [`first: ${firsts.map(describeJob).join('; ')}`] : []),
    ...(count !== undefined && found.length !== count ? [`found: ${found.length}`] : []),
  ];
}

/** The day on which the vacancies are searched: some are closed by then. */
export const NOW = new Date('2026-11-23T08:00:00+07:00');

const CORPUS = join(__dirname, '../../../../packages/job-search/corpus');

const readQueries = (file: string): unknown => JSON.parse(readFileSync(join(CORPUS, file), 'utf8'));

export const goldenQueries = readQueries('golden-queries.json') as GoldenQuery[];
export const heldOutQueries = readQueries('held-out-queries.json') as HeldOutQuery[];
export const INVENTED_VACANCIES = join(CORPUS, 'vacancies.jsonld.json');
