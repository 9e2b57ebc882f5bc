import { availableParallelism } from 'node:os';
import { fairQueues, type FairQueue } from './fair-queue';

/**
 * More searches at once would not be done sooner: one on two processors. Each that runs makes a turn of the event loop
 * longer, and with it each statement of a write (`docs/scaling.md`, "What degrades first").
 */
const searchesAtOnce = Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2)));

/** How long a search or a ranking may wait, in milliseconds: by then its candidate has given up, or tries again. */
const PATIENCE_MS = 8_000;

/** As many tasks as a server has connections to the database. */
const MAX_AT_ONCE = 10;

/**
 * The queue of the process, the most urgent first: how many calls of a kind run at once, and how many may wait of one
 * address, behind which a carrier's candidates may stand, of one account at it, and in all. A call is refused from `shedAt` of
 * the limits of an overloaded server on (`shedLoad`).
 *
 * - `write`: calls with a limit on failures or successes, among them all that hash a password. A burst would
 *   pass the check before the first call is counted: it exceeds such a limit by no more than those that run at once. Other writes
 *   do not wait.
 * - `page`: a vacancy, ten vacancies of a search, the list of all, a master list: a few milliseconds each.
 * - `search`: which vacancies a search finds.
 * - `ranking`: matches of a profile, feeds, the sitemap, what employers ask for.
 */
export const TURNS = {
  write: { concurrency: 8, perGroup: [500, 100], total: 1_000, shedAt: 1 },
  page: { concurrency: 3, perGroup: [100], total: 300, shedAt: 0.5 },
  search: { concurrency: searchesAtOnce, perGroup: [150], total: 300, patience: PATIENCE_MS, shedAt: 0.25 },
  ranking: { concurrency: 1, perGroup: [150], total: 300, patience: PATIENCE_MS, shedAt: 0.25 },
};

/** The place of a call in the queue of the process. */
export type Turn = keyof typeof TURNS;

export type Turns = Readonly<Record<Turn, FairQueue>>;

/** The one queue of a process, in which calls wait before they use the database. */
export const takeTurns = (): Turns => fairQueues(TURNS, MAX_AT_ONCE);
