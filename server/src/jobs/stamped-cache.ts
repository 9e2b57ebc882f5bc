/** Answers of a page of jobs are some kilobytes each. */
const MAX_ENTRIES = 3_000;

/**
 * Runs `read` for its callers together: whoever calls while it runs waits for the next run, so that everybody gets
 * what was true after they called.
 */
export function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const start = (): Promise<T> => {
    next = null;
    running = read().finally(() => (running = null));
    return running;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
}

/**
 * Keeps what is made of stored data for as long as the data's stamp stays the same. The stamp is read from the database
 * each time: another process may have written.
 */
export class StampedCache<T> {
  readonly #readStamp: () => Promise<string>;
  readonly #maxEntries: number;
  #stamp = '';
  #entries = new Map<string, Promise<T>>();

  /** Beyond `maxEntries`, what was not asked for the longest goes first. */
  constructor(readStamp: () => Promise<string>, maxEntries = MAX_ENTRIES) {
    this.#readStamp = shared(readStamp);
    this.#maxEntries = maxEntries;
  }

  /** What is kept under a key, or else what `make` gives; callers at the same time share one making. */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const stamp = await this.#readStamp();
    if (stamp !== this.#stamp) {
      this.#stamp = stamp;
      this.#entries = new Map();
    }
    // A making that outlasts its stamp must not end up among the entries of the next.
    const entries = this.#entries;
    const known = entries.get(key);
    entries.delete(key);
    const entry = known ?? make();
    entries.set(key, entry);
    if (!known) {
      entry.catch(() => entries.get(key) === entry && entries.delete(key));
      const [oldest] = entries.keys();
      if (entries.size > this.#maxEntries && oldest !== undefined) entries.delete(oldest);
    }
    return entry;
  }
}
