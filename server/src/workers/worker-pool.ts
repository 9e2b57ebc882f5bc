import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { BusyFailure, fairQueue, type FairQueue } from '../http/fair-queue';
import { workerFile } from '../paths';
import type * as tasks from '../worker';

type Tasks = typeof tasks;
type Name = keyof Tasks;
type Input<Task extends Name> = Parameters<Tasks[Task]>[0];
type Result<Task extends Name> = Awaited<ReturnType<Tasks[Task]>>;

/**
 * Tasks of each kind that may wait for each thread: a CV takes up to six seconds, a photo one, a preview of a job less;
 * clients wait for thirty.
 */
const WAITING_PER_THREAD: Record<Name, number> = { renderCv: 5, drawPhoto: 25, drawPicture: 25, shareImage: 20 };

/**
 * Tasks of each kind that one caller may have at most, the running ones included, and no more than half of what the
 * others leave: a few candidates together do not hold the whole queue.
 */
const OF_ONE_CALLER: Record<Name, number> = { renderCv: 3, drawPhoto: 5, drawPicture: 25, shareImage: 10 };

/**
 * How long a task of each kind may run, in milliseconds, loading the fonts included: no caller waits longer. Then its
 * thread ends, and another one replaces it.
 */
const MAX_TASK_MS: Record<Name, number> = {
  renderCv: 30_000,
  drawPhoto: 30_000,
  drawPicture: 30_000,
  shareImage: 10_000,
};

/** How long an idle thread stays, in milliseconds: its fonts take half a second to load. */
const IDLE_MS = 60_000;

/** A task that needs more memory fails; the server continues. */
const MEMORY_MB = 512;

/** Added to the priority number of the threads, so that the processor serves calls first. */
const NICE = 10;

interface Options {
  threads?: number;
  /** Tasks of one kind that may wait for each thread. */
  waiting?: number;
  /** How long a task may run, in milliseconds. */
  longestTask?: number;
  /** Gets what breaks a thread that runs no task, and which tasks have run for too long. */
  onError?: (error: unknown) => void;
}

/** Counts ongoing work, by a key. */
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
 * Threads for what keeps a processor busy: CVs, photos, pictures of companies and previews of jobs. One processor is left to the calls.
 * Callers take turns, however many tasks each has. The queue is bounded, and so are each caller's share of it and the
 * time of a task: beyond them it fails with 5000 as HTTP 503, to be tried again soon.
 */
export class WorkerPool {
  readonly #pool: Piscina;
  /** Tasks of a kind that may run or wait. */
  readonly #mostPending: (name: Name) => number;
  readonly #pending = new Counts();
  /** Its bounds are this class's own, which differ by the kind of task. */
  readonly #turns: FairQueue;
  readonly #longestTask: (name: Name) => number;
  readonly #onError: (error: unknown) => void;

  constructor({
    threads = Math.max(1, availableParallelism() - 1),
    waiting,
    longestTask,
    onError = () => undefined,
  }: Options = {}) {
    this.#longestTask = (name) => longestTask ?? MAX_TASK_MS[name];
    this.#onError = onError;
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
    return this.#turns.waiting;
  }

  /**
   * Runs a task of a caller, a candidate's id or a visitor's address, when it is its turn. Rejects with what the task throws, with the reason
   * of `signal` where that ends its wait, and with 5000 as HTTP 503 while too many wait, of this caller or of all, and
   * where it runs for too long.
   */
  async run<Task extends Name>(
    name: Task,
    caller: string,
    input: Input<Task>,
    signal?: AbortSignal,
  ): Promise<Result<Task>> {
    const own = `${name} ${caller}`;
    if (!this.#hasRoom(name, own)) throw new BusyFailure();
    for (const key of [name, own]) this.#pending.add(key, 1);
    try {
      return await this.#turns.run([caller], () => this.#inThread(name, input), signal);
    } finally {
      for (const key of [name, own]) this.#pending.add(key, -1);
    }
  }

  #hasRoom(name: Name, own: string): boolean {
    const [most, all, mine] = [this.#mostPending(name), this.#pending.get(name), this.#pending.get(own)];
    const share = Math.max(1, Math.floor((most - (all - mine)) / 2));
    return all < most && mine < Math.min(OF_ONE_CALLER[name], share);
  }

  async #inThread<Task extends Name>(name: Task, input: Input<Task>): Promise<Result<Task>> {
    const longest = this.#longestTask(name);
    const signal = AbortSignal.timeout(longest);
    try {
      return (await this.#pool.run(input, { name, signal })) as Result<Task>;
    } catch (error) {
      if (!signal.aborted) throw error;
      this.#onError(new Error(`The task ${name} took longer than ${longest} ms.`));
      throw new BusyFailure();
    }
  }

  /** Ends the threads, with what they are doing. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
