import { candidateIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { rateLimitWindows } from '../db/request-schema';
import { candidates } from '../db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(candidates);
  await test.db.delete(rateLimitWindows);
  test.mailbox.length = 0;
});

async function post(path: string, payload: object) {
  const response = await test.app.inject({ method: 'POST', url: `/api/v1/candidate/${path}/`, payload });
  await test.app.tasksDone();
  return response;
}

const resend = (email: string) => post('verify/resend', { email });

const mailedToken = () => test.mailbox.at(-1)?.link.split('token=')[1] ?? '';

it('mails a new link to the address as registered; the old one no longer works', async () => {
  await candidateIn(test, { email: 'Baru@example.com', activatedAt: null });
  const response = await resend(' baru@EXAMPLE.com ');
  expect(response.statusCode).toBe(200);
  expectContract('resendActivation', response);
  const first = mailedToken();
  await resend('baru@example.com');
  expect(test.mailbox.map(({ to }) => to)).toEqual(['Baru@example.com', 'Baru@example.com']);
  expect(test.mailbox[1]?.link).toMatch(/^http:\/\/titian\.test\/verify\?token=[\w-]{43}$/);
  expect((await post('verify', { verifyToken: first })).json().statusCode).toBe(4007);
  expect((await post('verify', { verifyToken: mailedToken() })).statusCode).toBe(200);
});

it('leaves a link that arrived working while a newer one cannot be sent', async () => {
  await candidateIn(test, { email: 'baru@example.com', activatedAt: null });
  await resend('baru@example.com');
  const arrived = mailedToken();
  test.mailFailure = new Error('mail server down');
  await resend('baru@example.com');
  test.mailFailure = null;
  expect((await post('verify', { verifyToken: arrived })).statusCode).toBe(200);
});

it('mails a link that works again after the first one has run out', async () => {
  const own = await testApp();
  const call = async (path: string, payload: object) => {
    const response = await own.app.inject({ method: 'POST', url: `/api/v1/candidate/${path}/`, payload });
    await own.app.tasksDone();
    return response;
  };
  await call('register', { name: 'S', email: 's@example.com', phoneNumber: '+628123456789', password: 'Kopi-Pagi!' });
  own.advance(25 * 3_600_000);
  await call('verify/resend', { email: 's@example.com' });
  const verifyToken = own.mailbox[1]?.link.split('token=')[1];
  expect((await call('verify', { verifyToken })).statusCode).toBe(200);
  await own.close();
});

it('responds alike for a waiting account, an active one and none, and mails only the first', async () => {
  await candidateIn(test, { email: 'baru@example.com', activatedAt: null });
  await candidateIn(test, { email: 'siti@example.com' });
  const bodies = [];
  for (const email of ['baru@example.com', 'siti@example.com', 'lain@example.com']) {
    bodies.push((await resend(email)).body);
  }
  expect(new Set(bodies).size).toBe(1);
  expect(test.mailbox.map(({ to }) => to)).toEqual(['baru@example.com']);
});

it('refuses an invalid e-mail address', async () => {
  const response = await resend('siti');
  expectContract('resendActivation', response);
  expect(response.json().err).toEqual({ email: ['Format email tidak valid.'] });
});
