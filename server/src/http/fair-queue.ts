import pLimit from 'p-limit';
import { ApiFailure } from './failure';

/** Groups of a task, from the widest to the narrowest: `[address, account]`, or one name. */
type Caller = readonly string[];

interface QueueLimits {
  /** How many tasks run at once. */
  concurrency: number;
  /** How many tasks may wait of each group of callers, from the widest to the narrowest; no bound where it is left out. */
  perGroup?: readonly number[];
  /** How many tasks may wait in all. */
  total: number;
}

export interface FairQueue {
  /** Tasks that wait for their turn. */
  readonly waiting: number;
  /**
   * Runs a task when it is its caller's turn: the widest groups take turns, however many tasks each of them has, and
   * within each the narrower ones. Rejects as the task does, with 503 and `Retry-After` where too many tasks wait, and
   * with the reason of `signal` where that ends the wait; a task that runs continues.
   */
  run<T>(caller: Caller, task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** When to come back, in seconds. */
const RETRY_SECONDS = 5;

/** The failure of a call for which there is no room now: 5000 as HTTP 503, to be tried again soon. */
export function busy(): ApiFailure {
  return new ApiFailure(5000, 'Server sedang sangat sibuk. Silakan coba beberapa saat lagi.', {
    httpStatus: 503,
    retryAfter: RETRY_SECONDS,
  });
}

type Task = () => Promise<void>;

/** The waiting tasks of a group of callers: its own in their order, and those of the groups in it in the order of turns. */
class Turns {
  readonly #groups = new Map<string, Turns>();
  #own: Task[] = [];
  /** With those of the groups in it. */
  size = 0;

  /** How many tasks wait of each group of a caller, from the widest to the narrowest. */
  sizes([name, ...rest]: Caller): number[] {
    if (name === undefined) return [];
    const group = this.#groups.get(name);
    return [group?.size ?? 0, ...(group?.sizes(rest) ?? rest.map(() => 0))];
  }

  add([name, ...rest]: Caller, task: Task): void {
    this.size += 1;
    if (name === undefined) {
      this.#own.push(task);
      return;
    }
    const group = this.#groups.get(name) ?? new Turns();
    this.#groups.set(name, group);
    group.add(rest, task);
  }

  /** Removes the next task in turn and returns it. */
  next(): Task | undefined {
    const [turn] = this.#groups;
    if (this.size > 0) this.size -= 1;
    if (!turn) return this.#own.shift();
    const [name, group] = turn;
    const task = group.next();
    // Set again, so that this group's next turn comes after those of all others.
    this.#groups.delete(name);
    if (group.size > 0) this.#groups.set(name, group);
    return task;
  }

  /** Removes a task before its turn; returns whether it was waiting. */
  remove([name, ...rest]: Caller, task: Task): boolean {
    const group = name === undefined ? undefined : this.#groups.get(name);
    const removed = name === undefined ? this.#own.includes(task) : (group?.remove(rest, task) ?? false);
    if (!removed) return false;
    this.size -= 1;
    if (name === undefined) this.#own = this.#own.filter((other) => other !== task);
    else if (group?.size === 0) this.#groups.delete(name);
    return true;
  }
}

/** A bounded queue that serves its callers by turns (round robin), each caller's tasks in their order. */
export function fairQueue({ concurrency, perGroup = [], total }: QueueLimits): FairQueue {
  const slots = pLimit(concurrency);
  const turns = new Turns();
  const isFull = (caller: Caller): boolean =>
    turns.size >= total || turns.sizes(caller).some((size, depth) => size >= (perGroup[depth] ?? Infinity));

  return {
    get waiting() {
      return turns.size;
    },
    run: (caller, task, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error);
        if (isFull(caller)) return reject(busy());
        const leave = (): void => {
          if (turns.remove(caller, turn)) reject(signal?.reason as Error);
        };
        const turn = (): Promise<void> => {
          signal?.removeEventListener('abort', leave);
          return task().then(resolve, reject);
        };
        signal?.addEventListener('abort', leave, { once: true });
        turns.add(caller, turn);
        // A free slot runs the next task in turn, or none when a task was removed meanwhile.
        void slots(async () => turns.next()?.());
      }),
  };
}
