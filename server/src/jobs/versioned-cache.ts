import { LRUCache } from 'lru-cache';
import { shareRuns } from '../reads/answer';

/** How much a cache holds; beyond it, the least recently used values go first. */
export type CacheLimit<T> = { maxEntries: number } | { maxBytes: number; byteLength: (value: T) => number };

/** Bytes of an entry beside its key and value, roughly. */
const ENTRY_BYTES = 200;

/** The cache itself stores no null. */
interface Entry<T> {
  value: T;
}

/** The bounds of an LRU cache whose entries hold a value each. */
export function lruBounds<T, E extends { value: T } = Entry<T>>(limit: CacheLimit<T>) {
  if ('maxEntries' in limit) return { max: limit.maxEntries };
  const sizeCalculation = ({ value }: E, key: string): number =>
    ENTRY_BYTES + Buffer.byteLength(key) + limit.byteLength(value);
  return { maxSize: limit.maxBytes, sizeCalculation };
}

/**
 * An LRU cache of values made from stored data, for the pages that a thread renders: all other reads are answers
 * (`reads/answer.ts`). It is emptied when the version of that data changes. The version is
 * read for each call, because another process may have written.
 */
export class VersionedCache<T> {
  readonly #readVersion: () => Promise<string>;
  readonly #entries: LRUCache<string, Entry<T>, () => Promise<T>>;
  #version = '';

  constructor(readVersion: () => Promise<string>, limit: CacheLimit<T>) {
    this.#readVersion = shareRuns(readVersion);
    this.#entries = new LRUCache({
      ...lruBounds(limit),
      fetchMethod: async (_key, _stale, { context: make }) => ({ value: await make() }),
      // A value whose entry goes while it is made still reaches those who wait for it.
      ignoreFetchAbort: true,
    });
  }

  /** The cached value of a key, or the value that `make` gives. Concurrent callers share one run of `make`. */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const version = await this.#readVersion();
    if (version !== this.#version) {
      this.#version = version;
      // A value that is still being made belongs to the previous version: the cache does not store it.
      this.#entries.clear();
    }
    const { value } = await this.#entries.forceFetch(key, { context: make });
    return value;
  }
}
