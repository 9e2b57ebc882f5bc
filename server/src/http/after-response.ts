import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Task = () => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when no task that `afterResponse` has started is running any more. */
    tasksDone(): Promise<void>;
  }
}

/**
 * Milliseconds between a response and its tasks. On a busy machine, work that starts at once would delay the response,
 * and its time would show the caller that there is work to do.
 */
const DELAY = 50;

const waiting = new WeakMap<FastifyRequest, Task[]>();

/**
 * Runs a task after the response is sent (Fastify's `onResponse`), so that its duration is not visible to the caller.
 * A task that fails is logged. Closing the app waits for the running tasks.
 */
export function afterResponse(request: FastifyRequest, task: Task): void {
  waiting.set(request, [...(waiting.get(request) ?? []), task]);
}

/** Makes the app run the tasks of `afterResponse`. */
export function runTasksAfterResponse(app: FastifyInstance): void {
  const running = new Set<Promise<void>>();
  const start = (request: FastifyRequest, task: Task): void => {
    const run = wait(DELAY)
      .then(task)
      .catch((error: unknown) => request.log.error({ err: error }, 'a task after the response failed'))
      .finally(() => running.delete(run));
    running.add(run);
  };
  const tasksDone = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running);
  };
  app.decorate('tasksDone', tasksDone);
  app.addHook('onResponse', async (request) => {
    for (const task of waiting.get(request) ?? []) start(request, task);
  });
  app.addHook('onClose', tasksDone);
}
