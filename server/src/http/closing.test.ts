import { Agent, get } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { closeConnectionsWhenIdle, refuseWhileClosing } from './closing';

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

it('refuses what arrives on an open connection while it closes, as a Failure of the contract', async () => {
  const app = Fastify({ return503OnClosing: false });
  closeConnectionsWhenIdle(app);
  refuseWhileClosing(app);
  let finish: (body: string) => void = () => undefined;
  let served = false;
  app.get('/slow', () => new Promise<string>((resolve) => (finish = resolve)));
  app.get('/next', async () => void (served = true));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.write('GET /slow HTTP/1.1\r\nhost: titian.test\r\n\r\n');
  await once(app.server, 'request');
  await new Promise((resolve) => setImmediate(resolve));
  const closed = app.close();
  await new Promise((resolve) => setImmediate(resolve));
  socket.write('GET /next HTTP/1.1\r\nhost: titian.test\r\n\r\n');
  await once(app.server, 'request');
  finish('done');
  await Promise.all([closed, once(socket, 'close')]);
  const [first, refusal = ''] = received.split(/(?=HTTP\/1\.1 )/);
  expect(first).toMatch(/^HTTP\/1\.1 200 /);
  expect(refusal).toMatch(/^HTTP\/1\.1 503 /);
  expect(refusal).toMatch(/\r\nretry-after: 1\r\n/i);
  expect(refusal).toMatch(/\r\nconnection: close\r\n/i);
  expect(JSON.parse(refusal.split('\r\n\r\n')[1] ?? '')).toEqual({
    statusCode: 5000,
    message: 'Layanan sedang dimulai ulang. Silakan coba beberapa saat lagi.',
  });
  expect(served).toBe(false);
});
