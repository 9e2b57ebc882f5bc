import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { lruBounds, shareRuns, type CacheLimit } from './versioned-cache';

/** Values that are made again while nobody waits for them, at once: the database serves those who wait first. */
const REFRESHED_AT_ONCE = 1;

interface Options<T> {
  /** Reads the version of the data that the values are made of. */
  readVersion: () => Promise<string>;
  limit: CacheLimit<T>;
  /** How long after it was made a value of an older version is still given, in milliseconds; 0: never. */
  maxAge: number;
  now: () => Date;
}

/** A value, and the moment that it tells of. */
interface Cached<T> {
  value: T;
  /** The version of the data before they were read, so that the value is no older. */
  version: string;
  /** In milliseconds since 1970. */
  madeAt: number;
  /** Another for each value that differs from the one before. */
  run: number;
}

export interface Given<T> {
  value: T;
  /** Another for each value that differs from the one before. */
  run: number;
  /** The present version of the data, which the value may be older than. */
  version: string;
}

/**
 * An LRU cache of values made from stored data ("stale while revalidate"). After a change of the data, a value that is
 * not too old is given once more while it is made again; one that is too old is waited for. The version is read for each
 * call, because another process may have written.
 */
export class RefreshedCache<T> {
  readonly #readVersion: () => Promise<string>;
  readonly #maxAge: number;
  readonly #now: () => Date;
  readonly #entries: LRUCache<string, Cached<T>>;
  /** Values that callers wait for, by key. */
  readonly #awaited = new Map<string, Promise<Cached<T>>>();
  /** Keys whose values are made again behind their readers. */
  readonly #refreshing = new Set<string>();
  readonly #refreshLimit = pLimit(REFRESHED_AT_ONCE);
  #runs = 0;

  constructor({ readVersion, limit, maxAge, now }: Options<T>) {
    this.#readVersion = shareRuns(readVersion);
    this.#maxAge = maxAge;
    this.#now = now;
    this.#entries = new LRUCache(lruBounds<T, Cached<T>>(limit));
  }

  /**
   * The cached value of a key, or the value that `make` gives. Concurrent callers share one run of `make`. Rejects as
   * `make` does for those who wait; where nobody waits, the older value stays until it is too old.
   */
  async get(key: string, make: () => Promise<T>): Promise<Given<T>> {
    const version = await this.#readVersion();
    const cached = this.#entries.get(key);
    if (cached?.version === version) return { ...cached, version };
    if (cached && this.#now().getTime() - cached.madeAt < this.#maxAge) {
      this.#refresh(key, make);
      return { ...cached, version };
    }
    return { ...(await this.#awaitedValue(key, version, make)), version };
  }

  async #make(key: string, version: string, make: () => Promise<T>): Promise<Cached<T>> {
    const madeAt = this.#now().getTime();
    const value = await make();
    const before = this.#entries.get(key);
    const run = before && isDeepStrictEqual(before.value, value) ? before.run : (this.#runs += 1);
    const cached = { value, version, madeAt, run };
    this.#entries.set(key, cached);
    return cached;
  }

  /** A run for an older version is shared too where its value would not be too old. */
  #awaitedValue(key: string, version: string, make: () => Promise<T>): Promise<Cached<T>> {
    const shared = this.#maxAge > 0 ? key : JSON.stringify([key, version]);
    const running =
      this.#awaited.get(shared) ?? this.#make(key, version, make).finally(() => this.#awaited.delete(shared));
    this.#awaited.set(shared, running);
    return running;
  }

  #refresh(key: string, make: () => Promise<T>): void {
    if (this.#refreshing.has(key)) return;
    this.#refreshing.add(key);
    void this.#refreshLimit(async () => {
      // Read again: it may have waited for its turn.
      const version = await this.#readVersion();
      if (this.#entries.get(key)?.version !== version) await this.#make(key, version, make);
    })
      .catch(() => undefined)
      .finally(() => this.#refreshing.delete(key));
  }
}
