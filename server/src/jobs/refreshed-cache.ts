import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { lruBounds, shareRuns, type CacheLimit } from './versioned-cache';

/** How many values are made again at once behind their readers: the database serves waiting readers first. */
const REFRESHED_AT_ONCE = 1;

interface Options<T> {
  /** Reads the version of the data that the values are made of. */
  readVersion: () => Promise<string>;
  limit: CacheLimit<T>;
  /** How long after it was last true a value of an older version is still given, in milliseconds; 0: never. */
  maxAge: number;
  /**
   * How long after the start of one run the next run for a key may start behind its readers, in milliseconds. After a
   * short run it may start earlier: after `REST` times as long as that run took.
   */
  interval?: number;
  /**
   * Readers wait for a value whose last run took no longer than this, in milliseconds, where the next run may start: they
   * see a change at once. Without it no reader waits for a value before the older one is too old.
   */
  patience?: number;
  now: () => Date;
}

/** Runs for one key behind its readers take at most one part in ten of the time, where the interval is long enough. */
const REST = 10;

/** Makes a value; the signal aborts when nobody waits for it. */
type Make<T> = (signal: AbortSignal) => Promise<T>;

/** A run of `make` that callers share. */
interface Run<T> {
  made: Promise<Cached<T>>;
  /** Callers that have not hung up. */
  callers: number;
  end: AbortController;
}

/** A value, and the moment that it tells of. */
interface Cached<T> {
  value: T;
  /** The version of the data before they were read, so that the value is no older. */
  version: string;
  /** When its data were read, in milliseconds since 1970. */
  madeAt: number;
  /** How long that took, in milliseconds. */
  took: number;
  /** When it was last true as far as is known, in milliseconds since 1970. */
  trueAt: number;
  /** Another for each value that differs from the one before. */
  run: number;
}

export interface CachedValue<T> {
  value: T;
  /** Another for each value that differs from the one before. */
  run: number;
  /** The present version of the data, which the value may be older than. */
  version: string;
}

/**
 * An LRU cache of values made from stored data ("stale while revalidate"). After a change of the data, a value that is
 * not too old is given once more while it is made again; one that is too old is waited for. With an interval, changes in
 * quick succession do not keep the server making values again. The version is read for each call, because another process
 * may have written.
 */
export class RefreshedCache<T> {
  readonly #readVersion: () => Promise<string>;
  readonly #maxAge: number;
  readonly #interval: number;
  readonly #patience: number;
  readonly #now: () => Date;
  readonly #entries: LRUCache<string, Cached<T>>;
  /** Values that are being made, by key. */
  readonly #running = new Map<string, Run<T>>();
  /** Keys whose values are made again behind their readers. */
  readonly #refreshing = new Set<string>();
  readonly #refreshLimit = pLimit(REFRESHED_AT_ONCE);
  #runs = 0;

  constructor({ readVersion, limit, maxAge, interval = 0, patience = -1, now }: Options<T>) {
    this.#readVersion = shareRuns(readVersion);
    this.#maxAge = maxAge;
    this.#interval = interval;
    this.#patience = patience;
    this.#now = now;
    this.#entries = new LRUCache(lruBounds<T, Cached<T>>(limit));
  }

  /**
   * The cached value of a key, or the value that `make` gives. Concurrent callers share one run of `make`, whose signal
   * aborts once `signal` has aborted for each of them. Rejects as `make` does where there is no older value, or where that is
   * too old.
   */
  async get(key: string, make: Make<T>, signal?: AbortSignal): Promise<CachedValue<T>> {
    const version = await this.#readVersion();
    const cached = this.#entries.get(key);
    if (cached?.version === version) {
      cached.trueAt = this.#now().getTime();
      return { ...cached, version };
    }
    const older = cached && this.#since(cached.trueAt) < this.#maxAge ? cached : undefined;
    const mayStart = !older || this.#since(older.madeAt) >= Math.min(this.#interval, REST * older.took);
    if (older && !(mayStart && older.took <= this.#patience)) {
      if (mayStart) this.#refresh(key, make);
      return { ...older, version };
    }
    const made = await this.#run(key, version, make, signal).catch((error: unknown) => {
      if (older) return older;
      throw error;
    });
    return { ...made, version };
  }

  /** How far a moment is away, in milliseconds: a clock may be set back. */
  #since(moment: number): number {
    return Math.abs(this.#now().getTime() - moment);
  }

  async #make(key: string, version: string, make: () => Promise<T>): Promise<Cached<T>> {
    const madeAt = this.#now().getTime();
    const value = await make();
    const before = this.#entries.get(key);
    const run = before && isDeepStrictEqual(before.value, value) ? before.run : (this.#runs += 1);
    const cached = { value, version, madeAt, took: this.#since(madeAt), trueAt: madeAt, run };
    this.#entries.set(key, cached);
    return cached;
  }

  /** A run for an older version is shared too where its value would not be too old. */
  #run(key: string, version: string, make: Make<T>, signal?: AbortSignal): Promise<Cached<T>> {
    const shared = this.#maxAge > 0 ? key : JSON.stringify([key, version]);
    const run = this.#running.get(shared) ?? this.#start(shared, (end) => this.#make(key, version, () => make(end)));
    run.callers += 1;
    const leave = (): void => {
      run.callers -= 1;
      if (run.callers > 0) return;
      // A later caller starts another one.
      if (this.#running.get(shared) === run) this.#running.delete(shared);
      run.end.abort(signal?.reason);
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
    return run.made.finally(() => signal?.removeEventListener('abort', leave));
  }

  #start(shared: string, make: (signal: AbortSignal) => Promise<Cached<T>>): Run<T> {
    const end = new AbortController();
    const made = make(end.signal).finally(() => {
      if (this.#running.get(shared) === run) this.#running.delete(shared);
    });
    const run = { made, callers: 0, end };
    this.#running.set(shared, run);
    return run;
  }

  #refresh(key: string, make: Make<T>): void {
    if (this.#refreshing.has(key)) return;
    this.#refreshing.add(key);
    void this.#refreshLimit(async () => {
      // Read again: it may have waited for its turn.
      const version = await this.#readVersion();
      if (this.#entries.get(key)?.version !== version) await this.#run(key, version, make);
    })
      .catch(() => undefined)
      .finally(() => this.#refreshing.delete(key));
  }
}
