import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dayInJakarta } from '@titian/rules/jakarta-day';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { AppDeps } from '../app-deps';
import { capabilitiesOf, withCapabilities } from '../capabilities/capabilities';
import { callerAddress } from '../http/client-address';
import { ClientDisconnectedError, hangUpSignal } from '../http/client-disconnected';
import { logFailure } from '../http/errors';
import { BusyFailure, fairQueue } from '../http/fair-queue';
import type { JobSearchQuery } from '../jobs/search';
import { PageDocument } from './page-documents';

/** The program of the web app's build that renders its pages (`docs/adr/0011-rendered-pages.md`). */
const PROGRAM = 'page-renderer.cjs';

/** Some two thousand pages, compressed: a crawler takes minutes to replace those that candidates read. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Bytes of an entry beside its page, roughly. */
const ENTRY_BYTES = 500;

/** Renders that may wait, at a tenth of a second each with the rest: of one address, such as a crawler's, and in all. */
const MAX_WAITING = { perGroup: [50], total: 300 };

/** While more wait, pages are compressed in the quick way. */
const MAX_WAITING_FOR_BEST = 6;

/** Rest after each page, in times of the processor time that the server has used meanwhile: readers get the rest of it. */
const REST = 0.5;

/** How long a page may take in the thread, in milliseconds, its start included. Then it ends, and another one replaces it. */
const MAX_RENDER_MS = 5_000;

/** How long a request waits for a page, in milliseconds, where there is a last one of its key, which it then gets; else longer. */
const MAX_WAIT_MS = { withLast: 1_000, withoutLast: 5_000 };

/** How long ago the last page must have been true, in milliseconds. */
const MAX_LAST_AGE_MS = 3_600_000;

const MEMORY_MB = 256;

/** A page that lists jobs, as the program finds it: its address without what changes nothing, and the search that it shows. */
export interface JobsPage {
  address: string;
  params: Partial<JobSearchQuery>;
}

/** The data of a page. */
export interface PageState {
  /** The function of the program that renders it. */
  name: 'renderJobsPage' | 'renderPublicJob' | 'renderKnownJob' | 'renderCandidatesJob';
  /** Its contents, as JSON: the page is made again when they change, and each day. */
  shows: unknown;
  /** Makes the arguments of the function, beside the clock and the capabilities, when the page is made. */
  input(): object;
}

/** The caller that a page is for. */
export interface Reader {
  /** Key of the turns: one caller waits for its own pages. */
  address: string;
  /** Aborts when the caller hangs up. */
  signal?: AbortSignal;
  log: FastifyBaseLogger;
}

/** The caller of a request. */
export const readerOf = (request: FastifyRequest, reply: FastifyReply): Reader => ({
  address: callerAddress(request.ip),
  signal: hangUpSignal(reply),
  log: request.log,
});

interface Entry {
  /** Hash of what the page shows. */
  version: string;
  document: PageDocument;
  /** When that was last so, in milliseconds since 1970. */
  trueAt: number;
}

/**
 * The pages that the build's own program renders, in a thread of its own. Each is rendered and compressed once until what
 * it shows or the day changes. Addresses take turns, one page at a time, whatever page it is; no page is made for a caller
 * who has hung up. The thread has its own queue (ADR 47), and a cached page is as new as what it shows, whatever the version
 * of the data.
 */
export class Renderer {
  readonly #app: FastifyInstance;
  readonly #deps: Pick<AppDeps, 'now' | 'config'>;
  readonly #pool: Piscina;
  readonly #queue = fairQueue({ concurrency: 1, ...MAX_WAITING, patience: MAX_WAIT_MS.withoutLast });
  readonly #documents = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ document }) => ENTRY_BYTES + document.size,
  });

  private constructor(program: string, app: FastifyInstance, deps: Pick<AppDeps, 'now' | 'config'>) {
    this.#app = app;
    this.#deps = deps;
    this.#pool = new Piscina({
      filename: program,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: Infinity,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    // A thread that breaks between two tasks is replaced by the pool; without a listener it would end the process.
    this.#pool.on('error', (error) => app.log.error({ err: error }, 'the page renderer broke'));
  }

  /** @returns null for a build without the program */
  static of(dist: string, app: FastifyInstance, deps: Pick<AppDeps, 'now' | 'config'>): Renderer | null {
    const program = path.join(dist, PROGRAM);
    return existsSync(program) ? new Renderer(program, app, deps) : null;
  }

  /** The page of an address that lists jobs, which takes no turn: a tenth of a millisecond. Rejects where the program fails. */
  findJobsPage(url: string): Promise<JobsPage | null> {
    return this.#run<JobsPage | null>('findJobsPage', url);
  }

  /**
   * The page of a key, as it is now. While it is made, the last page of the key is given after a second. Failures, and that
   * too many wait, are logged.
   *
   * @param key of the page: its address, and what else it depends on
   * @param makeState the data of the page, which are made for each call; may reject
   * @returns the last page of the key where it cannot be made; null without one, also where it takes longer than five seconds
   */
  async find(key: string, makeState: () => Promise<PageState>, reader: Reader): Promise<PageDocument | null> {
    const last = this.#last(key);
    const made = makeState().then((state) => this.#current(key, state, reader));
    const late = wait(last ? MAX_WAIT_MS.withLast : MAX_WAIT_MS.withoutLast, last, { ref: false }).then((document) => {
      if (!document) throw new BusyFailure();
      return document;
    });
    try {
      return await Promise.race([made, late]);
    } catch (error) {
      if (!(error instanceof ClientDisconnectedError))
        logFailure(this.#app, error, 'a page was sent without its present data', reader.log);
      return last;
    }
  }

  /** Ends the thread. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }

  #last(key: string): PageDocument | null {
    const known = this.#documents.get(key);
    const isTooOld = known && this.#deps.now().getTime() - known.trueAt > MAX_LAST_AGE_MS;
    return known && !isTooOld ? known.document : null;
  }

  #known(key: string, version: string): PageDocument | null {
    const known = this.#documents.get(key);
    if (known?.version !== version) return null;
    known.trueAt = this.#deps.now().getTime();
    return known.document;
  }

  async #current(key: string, state: PageState, reader: Reader): Promise<PageDocument> {
    const now = this.#deps.now();
    const version = createHash('sha256')
      .update(JSON.stringify([dayInJakarta(now), state.shows]))
      .digest('base64url');
    const make = async (): Promise<PageDocument> => {
      const document = await this.#make(state, now);
      this.#documents.set(key, { version, document, trueAt: now.getTime() });
      return document;
    };
    return this.#known(key, version) ?? this.#inTurn(reader, () => this.#known(key, version), make);
  }

  /**
   * Makes a page when it is the reader's turn, unless it was made meanwhile in another one's. The next turn begins after a
   * rest, for which the reader does not wait.
   */
  #inTurn(
    { address, signal }: Reader,
    find: () => PageDocument | null,
    make: () => Promise<PageDocument>,
  ): Promise<PageDocument> {
    return new Promise((resolve, reject) => {
      const turn = async (): Promise<void> => {
        const known = find();
        if (known) return resolve(known);
        const before = process.cpuUsage();
        await make().then(resolve, reject);
        const { user, system } = process.cpuUsage(before);
        await wait((REST * (user + system)) / 1_000, null, { ref: false });
      };
      this.#queue.run([address], turn, signal).catch(reject);
    });
  }

  async #make({ name, input }: PageState, now: Date): Promise<PageDocument> {
    const { config } = this.#deps;
    const clock = { now: now.toISOString(), capabilities: JSON.stringify(capabilitiesOf(config)) };
    const html = withCapabilities(await this.#run<string>(name, { ...input(), ...clock }), config);
    const isHurried = this.#queue.waiting > MAX_WAITING_FOR_BEST;
    const document = new PageDocument(html, isHurried ? 'quick' : 'best');
    // In this turn, too: compressing takes longer than rendering.
    await document.pack();
    return document;
  }

  async #run<Result>(name: string, input: unknown): Promise<Result> {
    const signal = AbortSignal.timeout(MAX_RENDER_MS);
    try {
      return (await this.#pool.run(input, { name, signal })) as Result;
    } catch (error) {
      if (!signal.aborted) throw error;
      this.#app.log.error({ err: new Error(`${name} took longer than ${MAX_RENDER_MS} ms.`) }, 'a page is given up');
      throw new BusyFailure();
    }
  }
}
