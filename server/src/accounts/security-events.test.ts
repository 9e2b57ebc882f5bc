import { candidateIn, sessionOf } from '../../test/candidates';
import { testApp, type TestApp } from '../../test/test-app';
import { rateLimitWindows, securityEvents } from '../db/request-schema';
import { candidates } from '../db/schema';
import { issueToken } from './account-tokens';
import { purgeStale } from '../background/purge-stale';
import { toUidb64 } from './reset-link';

const DAY = 86_400_000;
const email = 'siti@example.com';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [candidates, rateLimitWindows, securityEvents]) await test.db.delete(table);
  test.mailbox.length = 0;
});

async function post(path: string, payload: object, headers: Record<string, string> = {}) {
  const url = `/api/v1/candidate/${path}/`;
  const response = await test.app.inject({ method: 'POST', url, payload, headers, remoteAddress: '2001:db8::7' });
  await test.app.tasksDone();
  return response;
}

const ADDRESS = '2001:db8:0:0::/64';

const stored = async () =>
  (await test.db.select().from(securityEvents).orderBy(securityEvents.id)).map(({ kind, address, candidateId }) => ({
    kind,
    address,
    candidateId,
  }));

it('has the events of an account with address and candidate, in their order', async () => {
  const registration = { name: 'Siti', email, phoneNumber: '+628123456789', password: 'Kopi-Pagi!' };
  await post('register', registration);
  await post('verify', { verifyToken: test.mailbox[0]?.link.split('=')[1] });
  await post('login', { email, password: 'Salah!!!' });
  const { token } = (await post('login', { email, password: 'Kopi-Pagi!' })).json().data;
  await post('logout', {}, { authorization: `Bearer ${token}` });
  const [siti] = await test.db.select().from(candidates);
  const reset = await issueToken(test.db, siti?.id ?? '', 'reset', new Date());
  await post(`reset-password/${toUidb64(siti?.id ?? '')}/${reset}`, { password: 'BaruSekali!' });
  const kinds = ['signed-up', 'activated', 'sign-in-failed', 'signed-in', 'session-ended', 'password-changed'];
  expect(await stored()).toEqual(kinds.map((kind) => ({ kind, address: ADDRESS, candidateId: siti?.id })));
  const rows = JSON.stringify(await test.db.select().from(securityEvents));
  for (const secret of [email, 'Siti', token, reset, 'Kopi-Pagi']) expect(rows).not.toContain(secret);
});

it('stores a failure for an e-mail address that is not registered, and for an account that is not active', async () => {
  const { id } = await candidateIn(test, { email, password: 'Kopi-Pagi!', activatedAt: null });
  await post('login', { email: 'lain@example.com', password: 'Kopi-Pagi!' });
  await post('login', { email, password: 'Kopi-Pagi!' });
  expect(await stored()).toEqual([
    { kind: 'sign-in-failed', address: ADDRESS, candidateId: null },
    { kind: 'sign-in-failed', address: ADDRESS, candidateId: id },
  ]);
});

it('has the end of each open session that a new password ends', async () => {
  const { id } = await candidateIn(test, { email, password: 'Kopi-Pagi!' });
  for (let index = 0; index < 2; index += 1) await sessionOf(test, id);
  const over = await sessionOf(test, id);
  await post('logout', {}, over.headers);
  await test.db.delete(securityEvents);
  const reset = await issueToken(test.db, id, 'reset', new Date());
  await post(`reset-password/${toUidb64(id)}/${reset}`, { password: 'BaruSekali!' });
  const kinds = ['password-changed', 'session-ended', 'session-ended'];
  expect(await stored()).toEqual(kinds.map((kind) => ({ kind, address: ADDRESS, candidateId: id })));
});

it.each([
  ['change-password', { old: 'Salah!!!', new: 'BaruSekali!' }],
  ['change-email', { email: 'baru@example.com', password: 'Salah!!!' }],
  ['change-phone', { phoneNumber: '+6285711122789', password: 'Salah!!!' }],
  ['deletion', { password: 'Salah!!!' }],
])('has a wrong current password at %s, once for a call that is repeated with its key', async (path, payload) => {
  const { id } = await candidateIn(test, { email, password: 'Kopi-Pagi!' });
  const { headers } = await sessionOf(test, id);
  const refused = { kind: 'password-refused', address: ADDRESS, candidateId: id };
  expect((await post(path, payload, headers)).json().statusCode).toBe(4003);
  expect(await stored()).toEqual([refused]);
  const keyed = { ...headers, 'idempotency-key': `key-of-${path}` };
  for (let time = 0; time < 2; time += 1) expect((await post(path, payload, keyed)).json().statusCode).toBe(4003);
  expect(await stored()).toEqual([refused, refused]);
});

it('has the end of the oldest session where there are too many', async () => {
  const { id } = await candidateIn(test, { email, password: 'Kopi-Pagi!' });
  for (let index = 0; index < 20; index += 1) await sessionOf(test, id);
  await post('login', { email, password: 'Kopi-Pagi!' });
  expect((await stored()).map(({ kind }) => kind)).toEqual(['signed-in', 'session-ended']);
});

it('has nothing of a change that was refused', async () => {
  const { id } = await candidateIn(test, { email });
  const reset = await issueToken(test.db, id, 'reset', new Date());
  await post(`reset-password/${toUidb64(id)}/${reset}`, { password: 'Password!' });
  await post('register', { name: 'Siti', email, phoneNumber: '+628123456789', password: 'Kopi-Pagi!' });
  expect(await stored()).toEqual([]);
});

it('deletes events after 180 days', async () => {
  await post('login', { email, password: 'Kopi-Pagi!' });
  await purgeStale(test.db, new Date(Date.now() + 179 * DAY));
  expect(await stored()).toHaveLength(1);
  await purgeStale(test.db, new Date(Date.now() + 181 * DAY));
  expect(await stored()).toEqual([]);
});
