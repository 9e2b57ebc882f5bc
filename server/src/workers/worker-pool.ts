import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { ApiFailure } from '../http/failure';
import { fairQueue, type FairQueue } from '../http/fair-queue';
import { workerFile } from '../paths';
import type * as tasks from '../worker';

type Tasks = typeof tasks;
type Name = keyof Tasks;
type Input<Task extends Name> = Parameters<Tasks[Task]>[0];
type Result<Task extends Name> = Awaited<ReturnType<Tasks[Task]>>;

/** Tasks of each kind that may wait for each thread: a CV takes up to six seconds, a photo one; clients wait for thirty. */
const WAITING_PER_THREAD: Record<Name, number> = { renderCv: 5, drawPhoto: 25, drawPicture: 25 };

/** Tasks of each kind that one caller may have, the running ones included: the queue is not one candidate's alone. */
const OF_ONE_CALLER: Record<Name, number> = { renderCv: 3, drawPhoto: 5, drawPicture: 25 };

/** When to come back, in seconds. */
const RETRY_SECONDS = 5;

/** How long an idle thread stays, in milliseconds: its fonts take half a second to load. */
const IDLE_MS = 60_000;

/** A task that needs more memory fails; the server goes on. */
const MEMORY_MB = 512;

/** Added to the priority number of the threads, so that the processor serves calls first. */
const NICE = 10;

interface Options {
  threads?: number;
  /** Tasks of one kind that may wait for each thread. */
  waiting?: number;
  /** Gets what breaks a thread that runs no task. */
  onError?: (error: unknown) => void;
}

/** Counts what goes on, by a key. */
class Counts {
  readonly #counts = new Map<string, number>();

  get(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string, change: 1 | -1): void {
    const count = this.get(key) + change;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }
}

/**
 * Threads for what keeps a processor busy: CVs, photos and pictures of companies. One processor is left to the calls. Callers take turns,
 * however many tasks each has. The queue is bounded, and so is each caller's share of it: beyond them a task fails with
 * 5000 as HTTP 503, to be tried again soon.
 */
export class WorkerPool {
  readonly #pool: Piscina;
  /** Tasks of a kind that may run or wait. */
  readonly #mostPending: (name: Name) => number;
  readonly #pending = new Counts();
  /** Its bounds are this class's own, which differ by the kind of task. */
  readonly #turns: FairQueue;
  #waiting = 0;

  constructor({ threads = Math.max(1, availableParallelism() - 1), waiting, onError = () => undefined }: Options = {}) {
    this.#mostPending = (name) => threads * (1 + (waiting ?? WAITING_PER_THREAD[name]));
    this.#turns = fairQueue({ concurrency: threads, total: Infinity });
    this.#pool = new Piscina({
      filename: workerFile,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      niceIncrement: NICE,
    });
    // A thread that breaks between two tasks is replaced by the pool; without a listener it would end the process.
    this.#pool.on('error', onError);
  }

  /** Tasks that wait for a thread. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Runs a task of a caller, a candidate's id, when it is its turn. Rejects with what the task throws, or with 5000 as
   * HTTP 503 while too many wait, of this caller or of all.
   */
  async run<Task extends Name>(name: Task, caller: string, input: Input<Task>): Promise<Result<Task>> {
    const keys = [name, `${name} ${caller}`];
    const [all, own] = keys.map((key) => this.#pending.get(key));
    if ((all ?? 0) >= this.#mostPending(name) || (own ?? 0) >= OF_ONE_CALLER[name]) throw busy();
    for (const key of keys) this.#pending.add(key, 1);
    this.#waiting += 1;
    try {
      return await this.#turns.run([caller], async () => {
        this.#waiting -= 1;
        return (await this.#pool.run(input, { name })) as Result<Task>;
      });
    } finally {
      for (const key of keys) this.#pending.add(key, -1);
    }
  }

  /** Ends the threads, with what they are doing. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

function busy(): ApiFailure {
  return new ApiFailure(5000, 'Server sedang sangat sibuk. Silakan coba beberapa saat lagi.', {
    httpStatus: 503,
    retryAfter: RETRY_SECONDS,
  });
}
