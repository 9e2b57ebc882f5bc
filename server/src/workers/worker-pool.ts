import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { ApiFailure } from '../http/failure';
import { workerFile } from '../paths';
import type * as tasks from '../worker';

type Tasks = typeof tasks;
type Name = keyof Tasks;
type Input<Task extends Name> = Parameters<Tasks[Task]>[0];
type Result<Task extends Name> = Awaited<ReturnType<Tasks[Task]>>;

/** Tasks of each kind that may wait for each thread: a CV takes up to six seconds, a photo one; clients wait for thirty. */
const WAITING_PER_THREAD: Record<Name, number> = { renderCv: 5, drawPhoto: 25 };

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

/**
 * Threads for what keeps a processor busy: CVs and photos. One processor is left to the calls. The queue is bounded:
 * beyond it a task fails with 5000 as HTTP 503, to be tried again soon.
 */
export class WorkerPool {
  readonly #pool: Piscina;
  /** Tasks of a kind that may run or wait. */
  readonly #mostPending: (name: Name) => number;
  readonly #pending = new Map<Name, number>();

  constructor({ threads = Math.max(1, availableParallelism() - 1), waiting, onError = () => undefined }: Options = {}) {
    this.#mostPending = (name) => threads * (1 + (waiting ?? WAITING_PER_THREAD[name]));
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
    return this.#pool.queueSize;
  }

  /** Runs a task. Rejects with what the task throws, or with 5000 as HTTP 503 while too many wait. */
  async run<Task extends Name>(name: Task, input: Input<Task>): Promise<Result<Task>> {
    const pending = this.#pending.get(name) ?? 0;
    if (pending >= this.#mostPending(name)) throw busy();
    this.#pending.set(name, pending + 1);
    try {
      return (await this.#pool.run(input, { name })) as Result<Task>;
    } finally {
      this.#pending.set(name, (this.#pending.get(name) ?? 1) - 1);
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
