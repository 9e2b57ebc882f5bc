import type { Read } from './answer';

/** Lists of all jobs: readers wait for one of some thousand jobs, so that they see a change at once. */
const OF_ALL_JOBS = { maxAge: 10_000, interval: 5_000, patience: 200 };

/**
 * The public reads that are kept, from the database of jobs: how old each may be after a change, and its place in the queue.
 * `docs/scaling.md` shows them as a table.
 */
export const READS = {
  list: { name: 'list', turn: 'page', ...OF_ALL_JOBS },
} satisfies Record<string, Read>;
