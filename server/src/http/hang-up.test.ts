import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { signedIn } from '../../test/candidates';
import { testApp, type TestApp } from '../../test/test-app';
import type { Db } from '../db/client';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());
beforeEach(() => {
  test.logs.length = 0;
});

/** Sends the head of a request and a part of its body, and ends the connection. */
async function hangUp(head: string[], part: string): Promise<void> {
  const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write([...head, 'Host: titian.test', 'Content-Length: 5000', '', part].join('\r\n'));
  await wait(100);
  socket.destroy();
  await wait(300);
}

const levels = () => test.logs.map((line) => (JSON.parse(line) as { level: number }).level);

it('is no failure of the server, in the middle of JSON or of a form', async () => {
  const { token } = await signedIn(test);
  await hangUp(['POST /api/v1/candidate/login/ HTTP/1.1', 'Content-Type: application/json'], '{"email":');
  await hangUp(
    [
      'PUT /api/v1/candidate/profile/ HTTP/1.1',
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=b',
    ],
    '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\npart of a picture',
  );
  expect(test.logs.join('')).toContain('hung up');
  expect(Math.max(...levels())).toBe(30);
});

it('a query that the database ends for its time is 503, to be tried again', async () => {
  const canceled = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  jest.spyOn(test.db as Db, 'select').mockImplementation(() => {
    throw canceled;
  });
  const response = await test.app.inject({ url: '/api/v1/job/list/' });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.json()).toMatchObject({ statusCode: 5000 });
  jest.restoreAllMocks();
});
