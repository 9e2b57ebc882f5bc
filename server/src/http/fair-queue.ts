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
  /** How long a task may wait, in milliseconds; no bound where it is left out. */
  patience?: number;
}

export interface FairQueue {
  /** Tasks that wait for their turn. */
  readonly waiting: number;
  /**
   * Runs a task when it is its caller's turn: the widest groups take turns, however many tasks each of them has, and
   * within each the narrower ones. Rejects as the task does, and with the reason of `signal` where that ends the wait; a
   * task that runs continues. Where too many tasks wait, the newest one of the group with the most rejects with 503 and
   * `Retry-After`: a few callers with many tasks do not keep the others out. So does one that has waited for too long.
   */
  run<T>(caller: Caller, task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** When to come back, in seconds. */
const RETRY_SECONDS = 5;

/** The failure of a call for which there is no room now: 5000 as HTTP 503, to be tried again soon. */
export class BusyFailure extends ApiFailure {
  override name = 'BusyFailure';

  constructor() {
    const message = 'Server sedang sangat sibuk. Silakan coba beberapa saat lagi.';
    super(5000, message, { httpStatus: 503, retryAfter: RETRY_SECONDS });
  }
}

interface Task {
  run(): Promise<void>;
  /** Takes it out of the queue and rejects it with 503. */
  refuse(): void;
}

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

  get #largest(): Turns | undefined {
    return [...this.#groups.values()].sort((a, b) => b.size - a.size)[0];
  }

  get #newest(): Task | undefined {
    return this.#largest ? this.#largest.#newest : this.#own.at(-1);
  }

  /**
   * The task to be refused for a new one of a caller where the group at a depth of its path is full: the newest one of the
   * group in it with the most tasks. Undefined where that is the new one.
   */
  refusedFor([name = '', ...rest]: Caller, depth: number): Task | undefined {
    const [own, largest] = [this.#groups.get(name), this.#largest];
    const isOwnLargest = !largest || largest.size <= (own?.size ?? 0) + 1;
    if (depth > 0 || isOwnLargest) return own?.refusedFor(rest, Math.max(0, depth - 1));
    return largest.#newest;
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

/**
 * Bounded queues, the most urgent first, each of which serves its callers by turns (round robin), each caller's tasks in
 * their order. They share `maxAtOnce` slots: a free one goes to the first queue that has a waiting task and fewer than its own
 * `concurrency` that run. One task of each queue runs all the same: the first ones do not keep the last ones out.
 */
export function fairQueues<Name extends string>(
  limits: Readonly<Record<Name, QueueLimits>>,
  maxAtOnce = Infinity,
): Record<Name, FairQueue> {
  const lines = Object.values<QueueLimits>(limits).map((own) => ({ ...own, turns: new Turns(), running: 0 }));
  const mayRun = ({ running, concurrency }: (typeof lines)[number]): boolean =>
    running < concurrency && (running === 0 || lines.reduce((sum, line) => sum + line.running, 0) < maxAtOnce);
  const startTasks = (): void => {
    for (;;) {
      const line = lines.find((each) => each.turns.size > 0 && mayRun(each));
      const task = line?.turns.next();
      if (!line || !task) return;
      line.running += 1;
      void task.run().finally(() => {
        line.running -= 1;
        startTasks();
      });
    }
  };
  const queues = lines.map((line) => boundedQueue(line, () => queueMicrotask(startTasks)));
  return Object.fromEntries(Object.keys(limits).map((name, at) => [name, queues[at]])) as Record<Name, FairQueue>;
}

/** A bounded queue that serves its callers by turns (round robin), each caller's tasks in their order. */
export const fairQueue = (limits: QueueLimits): FairQueue => fairQueues({ all: limits }).all;

/** @param start starts waiting tasks where there is a slot */
function boundedQueue(
  { turns, perGroup = [], total, patience }: QueueLimits & { turns: Turns },
  start: () => void,
): FairQueue {
  /** Depth of the narrowest full group in the path of a caller: 0 for the queue itself, -1 for none. */
  const fullAt = (caller: Caller): number =>
    [turns.size, ...turns.sizes(caller)].findLastIndex(
      (size, depth) => size >= ([total, ...perGroup][depth] ?? Infinity),
    );

  return {
    get waiting() {
      return turns.size;
    },
    run: (caller, task, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error);
        const depth = fullAt(caller);
        const refused = depth < 0 ? undefined : turns.refusedFor(caller, depth);
        if (depth >= 0 && !refused) return reject(new BusyFailure());
        refused?.refuse();
        const endWait = (): void => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', leave);
        };
        const leaveWith = (reason: Error): void => {
          endWait();
          if (turns.remove(caller, turn)) reject(reason);
        };
        const leave = (): void => leaveWith(signal?.reason as Error);
        const turn: Task = {
          run: () => {
            endWait();
            return task().then(resolve, reject);
          },
          refuse: () => leaveWith(new BusyFailure()),
        };
        const timer = patience === undefined ? undefined : setTimeout(() => turn.refuse(), patience);
        signal?.addEventListener('abort', leave, { once: true });
        turns.add(caller, turn);
        start();
      }),
  };
}
