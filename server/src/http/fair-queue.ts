import pLimit from 'p-limit';
import { ApiFailure } from './failure';

interface QueueLimits {
  /** How many tasks run at once. */
  concurrency: number;
  /** How many tasks of one caller may wait. */
  perCaller: number;
  /** How many tasks may wait in all. */
  total: number;
}

export interface FairQueue {
  /**
   * Runs a task when it is its caller's turn: callers take turns, however many tasks each of them has. Rejects as the
   * task does, and with 503 and `Retry-After` where too many tasks wait.
   */
  run<T>(caller: string, task: () => Promise<T>): Promise<T>;
}

/** When to come back, in seconds. */
const RETRY_SECONDS = 5;

function busy(): ApiFailure {
  return new ApiFailure(5000, 'Server sedang sangat sibuk. Silakan coba beberapa saat lagi.', {
    httpStatus: 503,
    retryAfter: RETRY_SECONDS,
  });
}

/** A bounded queue that serves its callers by turns (round robin), each caller's tasks in their order. */
export function fairQueue({ concurrency, perCaller, total }: QueueLimits): FairQueue {
  const slots = pLimit(concurrency);
  /** The waiting tasks of each caller, in the order of the callers' turns. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let count = 0;

  const runNext = async (): Promise<void> => {
    const [turn] = waiting;
    if (!turn) return;
    const [caller, [task, ...later]] = turn;
    // Set anew, so that this caller's next turn comes after everybody else's.
    waiting.delete(caller);
    if (later.length > 0) waiting.set(caller, later);
    count -= 1;
    await task?.();
  };

  return {
    run: (caller, task) =>
      new Promise((resolve, reject) => {
        const own = waiting.get(caller) ?? [];
        if (own.length >= perCaller || count >= total) return reject(busy());
        own.push(() => task().then(resolve, reject));
        waiting.set(caller, own);
        count += 1;
        void slots(runNext);
      }),
  };
}
