import type { Read } from './answer';

/** How a public read is answered, and its row in the table of `docs/scaling.md`. */
interface PublicRead extends Read {
  /** Path of the call; null for a part of others. */
  path: string | null;
  /** There is one answer for each of these; null where none is kept. */
  key: string | null;
  /** `Cache-Control` of the response; of its ages where it is left out (`cacheControl`). */
  cacheControl?: string;
}

const MB = 1024 * 1024;

/** Lists of all jobs: readers wait for one of some thousand jobs, so that they see a change at once. */
const OF_ALL_JOBS = { key: 'all', maxAge: 10_000, interval: 5_000, patience: 200 };

/**
 * The public reads: how old each may be after a change, and its place in the queue. A new one is a row here and a call of
 * `answer` (`docs/adr/0047-answers.md`).
 */
export const READS = {
  list: { name: 'list of all', path: 'job/list/', turn: 'page', ...OF_ALL_JOBS },
  vacancy: { name: 'vacancy', path: 'job/public/', key: 'slug', turn: 'page', maxBytes: 16 * MB, maxAge: 0 },
  searchPage: {
    name: 'page of a search',
    path: 'job/search/',
    key: 'search, page',
    turn: 'page',
    maxBytes: 32 * MB,
    maxAge: 0,
  },
  masterList: {
    name: 'master list',
    path: 'master/',
    key: null,
    turn: 'page',
    maxAge: 0,
    // It changes with a release.
    cacheControl: 'public, max-age=3600, stale-while-revalidate=86400',
  },
  search: {
    name: 'what a search finds',
    path: null,
    key: 'search, some pages',
    turn: 'search',
    maxBytes: 64 * MB,
    maxAge: 30_000,
  },
  match: { name: 'matches', path: 'job/match/', key: null, turn: 'ranking', maxAge: 0, cacheControl: 'no-store' },
  feed: { name: 'feed', path: 'job/feed/', turn: 'ranking', ...OF_ALL_JOBS, maxBytes: 16 * MB, key: 'format, search' },
  demand: { name: 'demand', path: 'job/demand/', key: 'place', turn: 'ranking', maxBytes: 4 * MB, maxAge: 0 },
  sitemap: { name: 'sitemap', path: '/sitemap.xml', turn: 'ranking', ...OF_ALL_JOBS },
  picture: {
    name: 'picture of a link',
    path: '/share/jobs/',
    key: 'texts in it',
    turn: null,
    maxBytes: 8 * MB,
    maxAge: 0,
    // The address holds a version of its content.
    cacheControl: 'public, max-age=604800',
  },
  matchIndex: { name: 'index of matches', path: null, turn: null, ...OF_ALL_JOBS, maxAge: Infinity },
  matchOrder: { name: 'order of matches', path: null, key: 'profile, index', turn: null, maxBytes: 32 * MB, maxAge: 0 },
  places: { name: 'places of jobs', path: null, turn: null, ...OF_ALL_JOBS },
  companies: { name: 'names of companies', path: null, key: 'all', turn: null, maxAge: 0 },
  // Its version is the minute.
  candidates: { name: 'number of candidates', path: null, key: 'all', turn: null, maxAge: 0 },
} satisfies Record<string, PublicRead>;
