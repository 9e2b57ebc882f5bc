import type { Read } from './answer';

/** Lists of all jobs: readers wait for one of some thousand jobs, so that they see a change at once. */
const OF_ALL_JOBS = { maxAge: 10_000, interval: 5_000, patience: 200 };

/**
 * The public reads that are kept, from the database of jobs: how old each may be after a change, and its place in the queue.
 * `docs/scaling.md` shows them as a table.
 */
export const READS = {
  list: { name: 'list', turn: 'page', ...OF_ALL_JOBS },
  search: { name: 'search', turn: 'search', maxAge: 30_000 },
  searchPage: { name: 'search page', turn: 'page', maxAge: 0 },
  vacancy: { name: 'vacancy', turn: 'page', maxAge: 0 },
  demand: { name: 'demand', turn: 'ranking', maxAge: 0 },
  feed: { name: 'feed', turn: 'ranking', ...OF_ALL_JOBS },
  sitemap: { name: 'sitemap', turn: 'ranking', ...OF_ALL_JOBS },
  picture: { name: 'picture', turn: null, maxAge: 0 },
  matchIndex: { name: 'match index', turn: null, ...OF_ALL_JOBS, maxAge: Infinity },
  matchOrder: { name: 'match order', turn: null, maxAge: 0 },
  places: { name: 'places', turn: null, ...OF_ALL_JOBS },
  companies: { name: 'companies', turn: null, maxAge: 0 },
} satisfies Record<string, Read>;
