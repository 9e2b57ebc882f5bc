import type { FastifyInstance } from 'fastify';
import { logFailure } from './errors';

interface Repeated {
  /** In milliseconds; the first time is that long from now. */
  every: number;
  /** True when it runs as soon as the app listens, and not before that. */
  atOnce?: boolean;
  /** The signal tells it to end soon, for the app is closing. */
  task: (signal: AbortSignal) => Promise<void>;
  /** Log message when the task rejects; it runs again all the same. */
  failure: string;
}

/**
 * Makes an app run a task again and again until it closes, one at a time. It does not keep the process alive; closing the
 * app waits for a task that is running.
 */
export function repeat(app: FastifyInstance, { every, atOnce = false, task, failure }: Repeated): void {
  const end = new AbortController();
  let running: Promise<void> | null = null;
  const run = (): void => {
    running ??= task(end.signal)
      .catch((error: unknown) => logFailure(app, error, failure))
      .finally(() => (running = null));
  };
  let timer: NodeJS.Timeout | undefined;
  const start = (): void => void (timer = setInterval(run, every).unref());
  if (atOnce) {
    app.addHook('onListen', async () => {
      start();
      run();
    });
  } else start();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    end.abort();
    await running;
  });
}
