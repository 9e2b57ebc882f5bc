import { FIELDS, ROLES } from './fill-jobs';

/** Random numbers from 0 to 1 that are the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const TYPES = ['fulltime', 'parttime', 'contract', 'temporary', 'internship', 'freelance'];
const PLACES = ['jawa', 'jakarta', 'sumatera', 'bali', 'sulawesi'];

type Random = () => number;

const oneOf = <T>(random: Random, values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

/** A few words are searched for far more often than the others. */
const word = (random: Random): string => oneOf(random, random() < 0.5 ? FIELDS.slice(0, 3) : [...FIELDS, ...ROLES]);

/** Kinds of calls with their share in a hundred. */
const KINDS: [share: number, make: (random: Random) => Record<string, string>][] = [
  [22, () => ({ page: '1' })],
  [12, (random) => ({ page: String(2 + Math.floor(random() * 10)) })],
  [25, (random) => ({ q: word(random) })],
  [10, (random) => ({ q: word(random), page: String(2 + Math.floor(random() * 5)) })],
  [10, (random) => ({ q: `${oneOf(random, ROLES)} ${oneOf(random, FIELDS)}`, place: oneOf(random, PLACES) })],
  [10, (random) => ({ workingType: oneOf(random, TYPES), place: oneOf(random, PLACES) })],
  [7, (random) => ({ q: word(random), sort: 'oldest', workplace: oneOf(random, ['wfo', 'remote', 'hybrid']) })],
  // Rare searches: few titles, and a page far back.
  [3, (random) => ({ q: `${oneOf(random, FIELDS)} ${Math.floor(random() * 1_000)}` })],
  [1, (random) => ({ page: String(1 + Math.floor(random() * 1_000)) })],
];

/** Frequent searches: functions, places, ways of working. */
const TERMS = [
  'kasir',
  'gudang',
  'admin',
  'perawat',
  'sopir',
  'guru',
  'barista',
  'magang',
  'remote',
  'customer service',
];
const TOWNS = ['sleman', 'jogja', 'bandung', 'surabaya', 'jaksel', 'bekasi', 'solo', 'malang'];
const MISTYPED = ['gudnag', 'kasr', 'perawt', 'baristta', 'adminstrasi', 'slemna'];
const LEVELS = ['SMA', 'SMK', 'D3', 'S1'];

/** The same for the search, as a shared address or a person who stopped typing sends them. */
const SEARCH_KINDS: typeof KINDS = [
  [25, (random) => ({ q: oneOf(random, TERMS) })],
  [15, (random) => ({ q: word(random).toLowerCase() })],
  [15, (random) => ({ q: `${oneOf(random, TERMS)} ${oneOf(random, TOWNS)}` })],
  [8, (random) => ({ q: oneOf(random, TERMS), page: String(2 + Math.floor(random() * 4)) })],
  [8, (random) => ({ q: oneOf(random, TERMS), near: oneOf(random, TOWNS.slice(0, 4)) })],
  [6, (random) => ({ q: oneOf(random, TERMS), minSalary: '4000000', education: oneOf(random, LEVELS) })],
  [6, (random) => ({ q: `${oneOf(random, FIELDS)} ${oneOf(random, ROLES)} ${oneOf(random, TOWNS)}` })],
  [6, (random) => ({ q: oneOf(random, MISTYPED) })],
  [5, (random) => ({ q: oneOf(random, TERMS).slice(0, 4) })],
  [3, (random) => ({ postedWithin: '7', city: oneOf(random, TOWNS) })],
  // Rare searches.
  [3, (random) => ({ q: `${oneOf(random, FIELDS)} ${Math.floor(random() * 1_000)}` })],
];

/** Calls to the job search, likewise. */
export const searchQueries = (path: string, count: number, seed: number): string[] =>
  queriesOf(SEARCH_KINDS, path, count, seed);

/** Calls to pages of the job list as people may make them, from `path` on; another seed gives other ones. */
export const listQueries = (path: string, count: number, seed: number): string[] => queriesOf(KINDS, path, count, seed);

function queriesOf(kinds: typeof KINDS, path: string, count: number, seed: number): string[] {
  const random = randomNumbers(seed);
  const bag = kinds.flatMap(([share, make]) => Array.from({ length: share }, () => make));
  return Array.from({ length: count }, () => `${path}?${new URLSearchParams(oneOf(random, bag)(random))}`);
}
