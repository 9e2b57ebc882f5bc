import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { testApp, type TestApp } from '../../test/test-app';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await testApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

/** Requests the contract so often that its responses fill the buffers of both sides. */
const REQUESTS = 'GET /api/openapi.json HTTP/1.1\r\nHost: titian.test\r\n\r\n'.repeat(200);

it('gives a client a minute in which nothing moves', () => {
  expect(test.app.server.timeout).toBe(60_000);
});

it('closes the connection of a client that does not read', async () => {
  test.app.server.timeout = 500;
  const served = once(test.app.server, 'connection');
  const client = connect({ port, host: '127.0.0.1', onread: { buffer: Buffer.alloc(1), callback: () => false } });
  client.on('error', () => undefined);
  client.write(REQUESTS);
  const [socket] = await served;
  await once(socket, 'close');
  client.destroy();
});
