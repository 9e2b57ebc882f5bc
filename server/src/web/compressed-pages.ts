import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { compressPage, type PageEncoding } from './compress-page';

/** About a thousand pages. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Bytes of an entry beside its page, roughly. */
const ENTRY_BYTES = 200;

/** One page after the other, so that a crawl of all of them leaves a processor to everything else. */
const CONCURRENCY = 1;

/** A page waits for its turn behind this many at most: half a second. */
const MAX_WAITING = 6;

/** An LRU cache of compressed pages, by the tags of their content. */
export class CompressedPages {
  readonly #limit = pLimit(CONCURRENCY);
  readonly #pages = new LRUCache<string, Buffer, string>({
    maxSize: MAX_BYTES,
    sizeCalculation: (page) => ENTRY_BYTES + page.length,
    fetchMethod: (key, _stale, { context: html }) =>
      this.#limit(() => compressPage(html, key.startsWith('br ') ? 'br' : 'gzip')),
    // A page that goes while it is compressed still reaches those who wait for it.
    ignoreFetchAbort: true,
  });

  /**
   * A page, compressed at its best (`compressPage`). Concurrent callers share one run.
   *
   * @param tag of the page's content (`contentTag`)
   * @returns undefined when too many pages are waiting for their turn: the caller compresses it in a quicker way
   */
  async get(html: string, tag: string, encoding: PageEncoding): Promise<Buffer | undefined> {
    const key = `${encoding} ${tag}`;
    if (!this.#pages.has(key) && this.#limit.pendingCount >= MAX_WAITING) return undefined;
    return this.#pages.fetch(key, { context: html });
  }
}
