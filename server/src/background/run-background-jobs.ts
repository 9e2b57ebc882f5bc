import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { logFailure } from '../http/errors';
import type { StoredJob } from '../queue/enqueue';
import { QUEUES } from '../db/install-queues';
import { handlers, type HandlerDeps } from './handlers';
import { RequestRefused } from '../company-pictures/fetch-picture';
import { RecipientRefusedError } from '../mail/mailer';
import type { JobName } from '../queue/job-payloads';
import { createWorker, type JobResult, type Worker } from '../queue/worker';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs the background jobs that are due, until none is left. */
    tasksDone(): Promise<void>;
    /** Runs every background job once, also those that wait for their next attempt. */
    runAllJobs(): Promise<void>;
  }
}

function run<N extends JobName>(deps: HandlerDeps, { name, payload }: StoredJob<N>): Promise<void> {
  if (!Object.hasOwn(handlers, name)) throw new Error(`This release has no background job "${name}".`);
  return handlers[name](deps, payload);
}

function countResults(registry: Registry, worker: () => Worker): (job: StoredJob, result: JobResult) => void {
  const results = new Counter({
    name: 'background_jobs_total',
    help: 'Attempts at background jobs, by name and result',
    labelNames: ['name', 'result'],
    registers: [registry],
  });
  new Gauge({
    name: 'background_jobs_waiting',
    help: 'Background jobs that are stored and not running, by queue',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      for (const queue of QUEUES) this.set({ queue }, await worker().waiting(queue));
    },
  });
  return ({ name }, result) => results.inc({ name, result });
}

/** Tells of failures by the name of the job alone: a payload names a person. */
function logJobFailure(log: FastifyBaseLogger, { name, failures }: StoredJob, result: JobResult, err: unknown): void {
  const entry = { event: `background-job-${result}`, job: name, failures, err };
  if (result === 'failed') log.warn(entry, 'a background job failed and will be tried again');
  if (result === 'refused') log.warn(entry, 'a background job was refused for good');
  if (result === 'gave-up') log.error(entry, 'a background job failed for the last time');
}

/** Makes the app work off background jobs from when it listens until it closes. */
export function runBackgroundJobs(app: FastifyInstance, deps: HandlerDeps, registry: Registry): void {
  const count = countResults(registry, () => worker);
  const worker = createWorker({
    db: deps.db,
    now: deps.now,
    run: async (job) => run(deps, job),
    isFinal: (error) => error instanceof RecipientRefusedError || error instanceof RequestRefused,
    report: (job, result, error) => {
      count(job, result);
      logJobFailure(app.log, job, result, error);
    },
    onError: (error) => logFailure(app, error, 'background jobs could not be worked off'),
  });
  app.decorate('tasksDone', () => worker.runDue());
  app.decorate('runAllJobs', () => worker.runAll());
  app.addHook('onListen', async () => worker.start());
  app.addHook('onClose', () => worker.stop());
}
