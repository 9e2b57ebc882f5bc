import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { countCandidates } from '../accounts/candidate-repository';
import { capabilitiesOf, withCapabilities } from '../capabilities/capabilities';
import type { AppDeps } from '../app-deps';
import { callerAddress } from '../http/client-address';
import type { JobSearches, JobSearchQuery } from '../jobs/search';
import { readJobsVersion } from '../jobs/jobs-version';
import { VersionedCache } from '../jobs/versioned-cache';
import { PageDocument } from './page-documents';
import type { JobPageInput, JobPageName } from './rendered-jobs';
import { mayBeSignedIn } from './pages';

/** The program of the web app's build that renders its pages (`docs/adr/0027-jobs-in-the-first-response.md`). */
const PROGRAM = 'page-renderer.cjs';

/** Some hundred pages, uncompressed and in two encodings. */
const MAX_BYTES = 32 * 1024 * 1024;

const byteLength = ({ html }: PageDocument): number => 3 * html.length;

/** Addresses of which is known whether their pages have jobs. */
const MAX_ADDRESSES = 2_000;

/** A longer address gets the page without jobs, in characters. */
const MAX_ADDRESS_LENGTH = 1_000;

/** Pages that may wait to be rendered, at a tenth of a second each; beyond them, pages are sent without jobs. */
const MAX_WAITING = 20;

/** How long a page may take, in milliseconds, the start of the thread included. */
const MAX_RENDER_MS = 5_000;

/** How long a request waits for it, in milliseconds: then it gets the last page of its address, and the next one the new. */
const MAX_WAIT_MS = 1_000;

const MEMORY_MB = 256;

/** Age at which a page is not served any more, in milliseconds. */
const LAST_PAGE_MS = 3_600_000;

/** Milliseconds. What a search finds may be some seconds older than the jobs (`JobSearches`): its page is made again. */
const SEARCH_PAGE_MS = 60_000;

/** A page that has jobs, as the program finds it: its address without what changes nothing, and the search that it shows. */
interface JobsPage {
  address: string;
  params: Partial<JobSearchQuery>;
}

/** Address of the page that is for visitors alone. */
const LANDING = '/';

type PageRequest = Pick<FastifyRequest, 'url' | 'headers' | 'ip'>;

type Deps = Pick<AppDeps, 'db' | 'now' | 'config'> & { searches: JobSearches };

/**
 * The pages of a build with the jobs that they show first, rendered by the build's own program in a thread of their own.
 * Each is rendered and compressed once until a job or the day changes.
 */
export class RenderedPages {
  readonly #deps: Deps;
  readonly #pool: Piscina;
  readonly #found: LRUCache<string, { page: JobsPage | null }>;
  readonly #documents: VersionedCache<PageDocument>;
  /** The last page that was rendered for an address, also after a job has changed. */
  readonly #last = new LRUCache<string, PageDocument>({
    maxSize: MAX_BYTES,
    sizeCalculation: byteLength,
    ttl: LAST_PAGE_MS,
  });

  private constructor(program: string, deps: Deps, onError: (error: unknown) => void) {
    this.#deps = deps;
    this.#pool = new Piscina({
      filename: program,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: Infinity,
      maxQueue: MAX_WAITING,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    // A thread that breaks between two tasks is replaced by the pool; without a listener it would end the process.
    this.#pool.on('error', onError);
    this.#found = new LRUCache({
      max: MAX_ADDRESSES,
      fetchMethod: async (url) => ({ page: await this.#run<JobsPage | null>('findJobsPage', url) }),
    });
    this.#documents = new VersionedCache(readJobsVersion(deps), { maxBytes: MAX_BYTES, byteLength });
  }

  /** @returns null for a build without the program */
  static of(dist: string, deps: Deps, onError: (error: unknown) => void): RenderedPages | null {
    const program = path.join(dist, PROGRAM);
    return existsSync(program) ? new RenderedPages(program, deps, onError) : null;
  }

  #run<Result>(name: string, input: unknown): Promise<Result> {
    return this.#pool.run(input, { name, signal: AbortSignal.timeout(MAX_RENDER_MS) }) as Promise<Result>;
  }

  /** Renders the pages that candidates request first. Rejects as `find` does. */
  async prepare(): Promise<void> {
    for (const url of ['/jobs', '/']) await this.#documentOf({ url, headers: {}, ip: '127.0.0.1' });
  }

  /**
   * The page of a request with its jobs; null for a page that has none, and where rendering takes too long. Rejects while
   * the database is unreachable, the program fails, or too many wait.
   */
  find(request: PageRequest): Promise<PageDocument | null> {
    return Promise.race([this.#documentOf(request), wait(MAX_WAIT_MS, null, { ref: false })]);
  }

  /** The last page that `find` gave for the address of a request, for when it gives none; null without one. */
  findLast({ url, headers }: PageRequest): PageDocument | null {
    const address = this.#found.get(url)?.page?.address;
    return this.#last.get(`${mayBeSignedIn(headers.cookie)} ${address}`) ?? null;
  }

  async #documentOf({ url, headers, ip }: PageRequest): Promise<PageDocument | null> {
    if (url.length > MAX_ADDRESS_LENGTH) return null;
    const { page } = (await this.#found.fetch(url)) ?? { page: null };
    if (!page) return null;
    const isSignedIn = mayBeSignedIn(headers.cookie);
    if (isSignedIn && page.address === LANDING) return null;
    const minute = Math.floor(this.#deps.now().getTime() / SEARCH_PAGE_MS);
    const key = `${isSignedIn} ${page.address}`;
    const document = await this.#documents.get(`${minute} ${key}`, () =>
      this.#make(page, isSignedIn, callerAddress(ip)),
    );
    this.#last.set(key, document);
    return document;
  }

  async #make(page: JobsPage, isSignedIn: boolean, caller: string): Promise<PageDocument> {
    const { db, searches, now, config } = this.#deps;
    const { text } = await searches.page(page.params, caller);
    const counted = page.address === LANDING && { candidates: await countCandidates(db) };
    const capabilities = JSON.stringify(capabilitiesOf(config));
    const input = { ...page, response: text, now: now().toISOString(), isSignedIn, capabilities, ...counted };
    return new PageDocument(withCapabilities(await this.#run<string>('renderJobsPage', input), config));
  }

  /** The document of a job, with the capabilities. Rejects where the program fails. */
  async renderJob(name: JobPageName, input: JobPageInput): Promise<string> {
    return withCapabilities(await this.#run<string>(name, input), this.#deps.config);
  }

  /** Ends the thread. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
