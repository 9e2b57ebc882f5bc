import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { countCandidates } from '../accounts/candidate-repository';
import type { AppDeps } from '../app-deps';
import type { JobSearches } from '../jobs/search';
import type { ReadDeps } from '../jobs/read-deps';
import { READS } from '../reads/reads';
import type { PageDocument } from './page-documents';
import { mayBeSignedIn } from './pages';
import type { JobsPage, PageState, Reader, Renderer } from './renderer';

/** Addresses with a cached result of `findJobsPage`, which depends on the address alone and so is never old. */
const MAX_ADDRESSES = 2_000;

/** A longer address gets the page without jobs, in characters. */
const MAX_ADDRESS_LENGTH = 1_000;

/** How old the number of candidates may be, in milliseconds. */
const COUNT_MS = 60_000;

/** Address of the page that is for visitors alone. */
const LANDING = '/';

type Deps = Pick<AppDeps, 'db' | 'now'> & { searches: JobSearches; reads: ReadDeps };

/** The pages of the build that list jobs, with the jobs that they show first. */
export class ListPages {
  readonly #renderer: Renderer;
  readonly #searches: JobSearches;
  readonly #found: LRUCache<string, { page: JobsPage | null }>;
  readonly #countCandidates: () => Promise<number>;

  constructor(renderer: Renderer, { db, now, searches, reads }: Deps) {
    this.#renderer = renderer;
    this.#searches = searches;
    this.#found = new LRUCache({
      max: MAX_ADDRESSES,
      fetchMethod: async (url) => ({ page: await renderer.findJobsPage(url) }),
    });
    const minute = async (): Promise<string> => String(Math.floor(now().getTime() / COUNT_MS));
    this.#countCandidates = async () =>
      (await reads.answer('', { ...READS.candidates, version: minute }, () => countCandidates(db))).value;
  }

  /** The page of a request with its jobs, as `Renderer.find` gives it; null for a page that has none. Rejects where the program fails. */
  async find({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>, reader: Reader): Promise<PageDocument | null> {
    if (url.length > MAX_ADDRESS_LENGTH) return null;
    const { page } = (await this.#found.fetch(url)) ?? { page: null };
    if (!page) return null;
    const isSignedIn = mayBeSignedIn(headers.cookie);
    if (isSignedIn && page.address === LANDING) return null;
    return this.#renderer.find(`${isSignedIn} ${page.address}`, () => this.#state(page, isSignedIn, reader), reader);
  }

  async #state(page: JobsPage, isSignedIn: boolean, { address, signal }: Reader): Promise<PageState> {
    const { text: response } = await this.#searches.page(page.params, address, null, signal);
    const counted = page.address === LANDING && { candidates: await this.#countCandidates() };
    const shows = { response, ...counted };
    return { name: 'renderJobsPage', shows, input: () => ({ ...page, ...shows, isSignedIn }) };
  }
}
