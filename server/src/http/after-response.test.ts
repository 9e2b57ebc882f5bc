import Fastify from 'fastify';
import { afterResponse, runTasksAfterResponse } from './after-response';

function appWith(task: () => Promise<void>, logs: string[] = []) {
  const app = Fastify({ logger: { stream: { write: (line: string) => void logs.push(line) } } });
  runTasksAfterResponse(app);
  app.get('/', async (request) => {
    afterResponse(request, task);
    return 'response';
  });
  return app;
}

it('responds without waiting for the task, and waits for it when it closes', async () => {
  const steps: string[] = [];
  const app = appWith(async () => {
    steps.push('started');
    await new Promise((resolve) => setImmediate(resolve));
    steps.push('done');
  });
  expect((await app.inject('/')).body).toBe('response');
  expect(steps).toEqual([]);
  await app.close();
  expect(steps).toEqual(['started', 'done']);
});

it('logs a task that fails and serves on', async () => {
  const logs: string[] = [];
  const app = appWith(() => Promise.reject(new Error('no mail today')), logs);
  await app.inject('/');
  await app.tasksDone();
  expect(logs.join('')).toContain('no mail today');
  expect((await app.inject('/')).statusCode).toBe(200);
  await app.close();
});
