import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { sanitiseHtml } from '@titian/job-feeds';
import { dayInJakarta } from '@titian/rules/jakarta-day';
import { fairQueue } from '../http/fair-queue';
import type { PublicJob } from '../jobs/public-jobs';
import { PageDocument } from './page-documents';

type JobDetail = NonNullable<PublicJob['detail']>;

/** A job as the build's program renders it (`src/app/startup/prerender/job-pages.tsx`). */
export interface JobPageInput {
  /** `JobDetail` of the contract. */
  job: JobDetail;
  head: string;
  /** By which the page tells the age of the job. */
  now: string;
  capabilities: string;
  savesData: boolean;
}

/** The functions of the program that render a job: its page for everybody, and the frame that a candidate sees first. */
export type JobPageName = 'renderPublicJob' | 'renderCandidatesJob';

type RenderJob = (name: JobPageName, input: JobPageInput) => Promise<string>;

/** Some two thousand pages, compressed: a crawler takes minutes to replace those that candidates read. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Bytes of an entry beside its page, roughly. */
const ENTRY_BYTES = 500;

/**
 * Renders that may wait, at a third of a second each with the compression and the rest: of one address, such as a crawler's or a
 * carrier's, and in all. Addresses take turns.
 */
const WAITING = { perGroup: [10], total: 50 };

/** Rest after each page, in times of what it took: readers get the rest of the processor. */
const REST = 2;

/** The program takes HTML for safe. */
const sanitised = (job: JobDetail): JobDetail => ({
  ...job,
  description: sanitiseHtml(job.description),
  requirements: sanitiseHtml(job.requirements),
});

/** How long a request waits for a page, in milliseconds, where there is a last one of its job, which it then gets; else longer. */
const MAX_WAIT_MS = { withLast: 1_000, withoutLast: 5_000 };

interface Entry {
  /** Hash of the data that the page was made of. */
  source: string;
  document: PageDocument;
}

/**
 * The pages of jobs, rendered by the build's own program. Each is rendered and compressed once until its job or the day
 * changes: other jobs may change as often as an import changes them.
 */
export class RenderedJobs {
  readonly #render: RenderJob;
  readonly #queue = fairQueue({ concurrency: 1, ...WAITING });
  readonly #documents = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ document }) => ENTRY_BYTES + document.size,
  });
  readonly #making = new Map<string, Promise<PageDocument>>();

  constructor(render: RenderJob) {
    this.#render = render;
  }

  /**
   * A page of a job, or the last one of it where rendering fails or takes too long.
   *
   * @param request.address of the caller, whose turn it is
   * @returns null without a last one where it takes too long. Rejects without one where the program fails, and with
   *   `BusyFailure` where too many wait
   */
  async find(
    name: JobPageName,
    input: Omit<JobPageInput, 'now'>,
    request: { now: Date; address: string },
  ): Promise<PageDocument | null> {
    const key = `${name} ${input.savesData} ${input.job.slug}`;
    const source = createHash('sha256')
      .update(JSON.stringify([dayInJakarta(request.now), input]))
      .digest('base64url');
    const known = this.#documents.get(key);
    if (known?.source === source) return known.document;
    const last = known?.document ?? null;
    const made = this.#shared(`${key} ${source}`, () =>
      this.#inTurn(request.address, async () => {
        const job = sanitised(input.job);
        const document = new PageDocument(await this.#render(name, { ...input, job, now: request.now.toISOString() }));
        // In this turn, too: compressing takes longer than rendering.
        await document.pack();
        this.#documents.set(key, { source, document });
        return document;
      }),
    );
    const inTime = Promise.race([
      made,
      wait(last ? MAX_WAIT_MS.withLast : MAX_WAIT_MS.withoutLast, last, { ref: false }),
    ]);
    return last ? inTime.catch(() => last) : inTime;
  }

  /** Makes a page when it is the address's turn. The next turn begins after a rest, for which the caller does not wait. */
  #inTurn(address: string, make: () => Promise<PageDocument>): Promise<PageDocument> {
    return new Promise((resolve, reject) => {
      const turn = this.#queue.run([address], async () => {
        const from = performance.now();
        const made = make();
        made.then(resolve, reject);
        await made.catch(() => undefined);
        await wait(REST * (performance.now() - from), null, { ref: false });
      });
      turn.catch(reject);
    });
  }

  /** Callers of the same page share one run. */
  #shared(key: string, make: () => Promise<PageDocument>): Promise<PageDocument> {
    const running = this.#making.get(key) ?? make().finally(() => this.#making.delete(key));
    this.#making.set(key, running);
    // Callers that no longer wait do not hear of a failure.
    running.catch(() => undefined);
    return running;
  }
}
