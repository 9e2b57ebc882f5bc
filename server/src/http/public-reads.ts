import { fairQueue, type FairQueue } from './fair-queue';

/** A small share of the connections to the database: the reads take a few milliseconds each. */
const MAX_READS = 2;

/** How many reads may wait: of one address, behind which a carrier's candidates may stand, and in all. */
const MAX_WAITING = { perGroup: [100], total: 300 };

/**
 * The queue of public reads of the database, which need no session: job pages, their pictures and master lists.
 * Addresses take turns, however many calls each of them sends. Beyond what may wait a read fails with 5000 as HTTP 503, to
 * be tried again soon.
 */
export const publicReads = (): FairQueue => fairQueue({ concurrency: MAX_READS, ...MAX_WAITING });
