import { fairQueue, type FairQueue } from '../http/fair-queue';

/** More searches at once would not be done sooner, and would take the database from all other requests. */
const MAX_SEARCHES = 3;

/** How many searches may wait: of one address, behind which a carrier's candidates may stand, and in all. */
const MAX_WAITING = { perGroup: [150], total: 300 };

/**
 * The queue of searches that no cache has: addresses take turns, however many searches each of them sends. Beyond what
 * may wait a search fails with 5000 as HTTP 503, to be tried again soon.
 */
export const searchQueue = (): FairQueue => fairQueue({ concurrency: MAX_SEARCHES, ...MAX_WAITING });
