import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { Turn, Turns } from '../http/turns';

/** Bytes of an entry beside its key and value, roughly. */
const ENTRY_BYTES = 200;

/** Runs for one key behind its readers take at most one part in ten of the time, where the interval is long enough. */
const REST = 10;

/** How a read is answered, the same for each of its keys: the table of all is `reads.ts`. */
export interface Read {
  name: string;
  /** How long after it was last true a value of an older version is still given, in milliseconds; 0: never. */
  maxAge: number;
  /** The place in the queue of the process in which it is made; null for a part of another one, which has its turn with it. */
  turn: Turn | null;
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
  /** Bytes of its values that are kept, the least recently used go first; left out where there is one. */
  maxBytes?: number;
}

interface Options<T> extends Read {
  /** Reads the version of the data that the value is made of. */
  version: () => Promise<string>;
  /** Of the caller: callers take turns, and for each caller the reads. */
  address?: string;
  /** Ends the wait of a caller who has hung up. */
  signal?: AbortSignal | undefined;
  /** Bytes of a value, roughly. */
  byteLength?: (value: T) => number;
}

/** Makes a value; the signal aborts when nobody waits for it, and `last` is the older value, if there is one. */
type Make<T> = (signal: AbortSignal, last: T | undefined) => Promise<T>;

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
  bytes: number;
}

/** A run of `make` that callers share. */
interface Run {
  made: Promise<Cached<unknown>>;
  /** Callers that have not hung up. */
  callers: number;
  end: AbortController;
}

export interface Answered<T> {
  value: T;
  /** Another for each value that differs from the one before. */
  run: number;
  /** The present version of the data, which the value may be older than. */
  version: string;
  /** How long ago it was last true, in milliseconds; 0 where it still is. */
  age: number;
  /** How old it might have been. */
  maxAge: number;
}

export type Answer = <T>(key: string, options: Options<T>, make: Make<T>) => Promise<Answered<T>>;

/**
 * Shares the runs of `read` between callers. A caller who comes during a run gets the result of the next run, so that
 * the result is never older than the call.
 */
export function shareRuns<T>(read: () => Promise<T>): () => Promise<T> {
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

interface Deps {
  now: () => Date;
  /** The queue of the process. */
  turns: Turns;
  /** No value is older than this, in milliseconds. */
  maxAge?: number | undefined;
}

type Values = LRUCache<string, Cached<unknown>>;

const sizeCalculation = ({ bytes }: Cached<unknown>, key: string): number =>
  ENTRY_BYTES + Buffer.byteLength(key) + bytes;

/**
 * The one way from a reader to the database (ADR 47): `answer(key, { ...READS.list, version }, make)` gives the value that
 * it keeps of a key of that read, or the one that `make` gives when it is the caller's turn. Equal calls share a run, whose
 * signal aborts once that of each has. After a change of the data, a value that is not too old is given while it is made again
 * ("stale while revalidate"), one of each read at a time; for one that is too old, readers wait. The version is read for each
 * call, because another process may have written. Rejects as `make` does where there is no older value or that is too old,
 * and with `BusyFailure` where too many wait or one has waited for too long.
 */
export function answers({ now, turns, maxAge: oldest = Infinity }: Deps): Answer {
  /** The cache of each read by its name: a flood of one read evicts nothing of another. */
  const kept = new Map<string, Values>();
  /** Values that are being made, by key. */
  const running = new Map<string, Run>();
  /** Keys whose values are made again behind their readers. */
  const refreshing = new Set<string>();
  /** The end of what is made behind the readers of each read: the database serves waiting readers first. */
  const behind = new Map<string, Promise<unknown>>();
  let runs = 0;

  function valuesOf({ name, maxBytes }: Read): Values {
    const values: Values =
      kept.get(name) ?? new LRUCache(maxBytes ? { maxSize: maxBytes, sizeCalculation } : { max: 1 });
    kept.set(name, values);
    return values;
  }

  /** How far a moment is away, in milliseconds: a clock may be set back. */
  const since = (moment: number): number => Math.abs(now().getTime() - moment);

  async function makeNow<T>(key: string, version: string, make: () => Promise<T>, options: Options<T>) {
    const values = valuesOf(options);
    const madeAt = now().getTime();
    const value = await make();
    const before = values.get(key);
    const run = before && isDeepStrictEqual(before.value, value) ? before.run : (runs += 1);
    const bytes = options.byteLength?.(value) ?? 0;
    const made: Cached<T> = { value, version, madeAt, took: since(madeAt), trueAt: madeAt, run, bytes };
    values.set(key, made);
    return made;
  }

  /** Starts a run when it is its turn. */
  function start<T>(shared: string, key: string, version: string, options: Options<T>, make: Make<T>): Run {
    const end = new AbortController();
    const last = valuesOf(options).peek(key)?.value as T | undefined;
    const { turn, name, address = '' } = options;
    const task = () => makeNow(key, version, () => make(end.signal, last), options);
    const made = (turn ? turns[turn].run([address, name], task, end.signal) : task()).finally(() => {
      if (running.get(shared) === run) running.delete(shared);
    });
    const run: Run = { made, callers: 0, end };
    running.set(shared, run);
    return run;
  }

  /** A run for an older version is shared too where its value would not be too old. */
  function run<T>(key: string, version: string, maxAge: number, options: Options<T>, make: Make<T>) {
    const { signal } = options;
    const shared = JSON.stringify([options.name, key, maxAge > 0 ? null : version]);
    const current = running.get(shared) ?? start(shared, key, version, options, make);
    current.callers += 1;
    const leave = (): void => {
      current.callers -= 1;
      if (current.callers > 0) return;
      // A later caller starts another one.
      if (running.get(shared) === current) running.delete(shared);
      current.end.abort(signal?.reason);
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
    return current.made.finally(() => signal?.removeEventListener('abort', leave)) as Promise<Cached<T>>;
  }

  function refresh<T>(key: string, maxAge: number, options: Options<T>, make: Make<T>): void {
    const id = `${options.name} ${key}`;
    if (refreshing.has(id)) return;
    refreshing.add(id);
    const makeAgain = async (): Promise<void> => {
      // Read again: it may have waited for its turn.
      const version = await options.version();
      if (valuesOf(options).peek(key)?.version !== version)
        await run(key, version, maxAge, { ...options, signal: undefined }, make);
    };
    const made = (behind.get(options.name) ?? Promise.resolve()).then(makeAgain).catch(() => undefined);
    behind.set(options.name, made);
    void made.finally(() => refreshing.delete(id));
  }

  return async <T>(key: string, options: Options<T>, make: Make<T>): Promise<Answered<T>> => {
    const { interval = 0, patience = -1 } = options;
    const maxAge = Math.min(oldest, options.maxAge);
    const version = await options.version();
    const answered = ({ value, run: its, trueAt, version: of }: Cached<T>): Answered<T> => {
      return { value, run: its, version, age: of === version ? 0 : since(trueAt), maxAge };
    };
    const cached = valuesOf(options).get(key) as Cached<T> | undefined;
    if (cached?.version === version) {
      cached.trueAt = now().getTime();
      return answered(cached);
    }
    const older = cached && since(cached.trueAt) < maxAge ? cached : undefined;
    const mayStart = !older || since(older.madeAt) >= Math.min(interval, REST * older.took);
    if (older && !(mayStart && older.took <= patience)) {
      if (mayStart) refresh(key, maxAge, options, make);
      return answered(older);
    }
    const made = await run(key, version, maxAge, options, make).catch((error: unknown) => {
      if (older) return older;
      throw error;
    });
    return answered(made);
  };
}
