import type { FastifyInstance } from 'fastify';

interface Repeated {
  /** In milliseconds; the first time is that long from now. */
  every: number;
  task: () => Promise<void>;
  /** What the log says when the task rejects; it runs again all the same. */
  failure: string;
}

/** Makes an app run a task again and again until it closes. It does not keep the process alive. */
export function repeat(app: FastifyInstance, { every, task, failure }: Repeated): void {
  const timer = setInterval(() => {
    task().catch((error: unknown) => app.log.error({ err: error }, failure));
  }, every);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
