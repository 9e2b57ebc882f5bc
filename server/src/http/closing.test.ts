import { Agent, get } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { closeConnectionsWhenIdle } from './closing';

it('completes a running request and then closes, though the client keeps its connection open', async () => {
  // Far longer than a test may take.
  const app = Fastify({ keepAliveTimeout: 600_000 });
  closeConnectionsWhenIdle(app);
  let finish: (body: string) => void = () => undefined;
  app.get('/', () => new Promise<string>((resolve) => (finish = resolve)));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const request = get({ host: '127.0.0.1', port: (app.server.address() as AddressInfo).port, agent });
  await once(app.server, 'request');
  await new Promise((resolve) => setImmediate(resolve));
  const closed = app.close();
  finish('done');
  const [response] = await once(request, 'response');
  response.resume();
  await closed;
  expect(response.statusCode).toBe(200);
  agent.destroy();
});
