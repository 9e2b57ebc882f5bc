import { availableParallelism } from 'node:os';
import { fairQueue, type FairQueue } from '../http/fair-queue';

/**
 * More searches at once would not be done sooner: one on two processors. Each that runs makes a turn of the event loop
 * longer, and with it each statement of a write (`docs/scaling.md`, "What degrades first"). They leave one of the
 * connections for reads to others.
 */
const MAX_SEARCHES = Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2)));

/** How many searches may wait: of one address, behind which a carrier's candidates may stand, and in all. */
const MAX_WAITING = { perGroup: [150], total: 300 };

/** How long a search may wait, in milliseconds: by then its candidate has given up, or tries again. */
const PATIENCE_MS = 8_000;

/**
 * The queue of searches that no cache has: addresses take turns, however many searches each of them sends. Beyond what
 * may wait, and after a wait of eight seconds, a search fails with 5000 as HTTP 503, to be tried again soon.
 *
 * @param concurrency how many run at once
 */
export const searchQueue = (concurrency = MAX_SEARCHES): FairQueue =>
  fairQueue({ concurrency, ...MAX_WAITING, patience: PATIENCE_MS });
