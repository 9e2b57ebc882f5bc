import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Task = () => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when no task that was left for after an answer is running any more. */
    tasksDone(): Promise<void>;
  }
}

/**
 * Milliseconds from an answer to its tasks: on a machine with little to spare, work that began at once would keep the
 * answer from getting to its caller, who could tell by its time that there was any.
 */
const PAUSE = 50;

const waiting = new WeakMap<FastifyRequest, Task[]>();

/**
 * Leaves work for the moment when the answer is out, so that its length tells the caller nothing and its failure
 * spoils nothing: a failed task is logged. Closing the app waits for tasks that are running.
 */
export function afterResponse(request: FastifyRequest, task: Task): void {
  waiting.set(request, [...(waiting.get(request) ?? []), task]);
}

/** Makes the app run what `afterResponse` collects. */
export function runTasksAfterResponse(app: FastifyInstance): void {
  const running = new Set<Promise<void>>();
  const start = (request: FastifyRequest, task: Task): void => {
    const run = wait(PAUSE)
      .then(task)
      .catch((error: unknown) => request.log.error({ err: error }, 'a task after the answer failed'))
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
