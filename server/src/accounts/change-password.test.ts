import { and, eq, isNull } from 'drizzle-orm';
import { sessionOf, signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { rateLimitWindows, securityEvents } from '../db/request-schema';
import { candidates, sessions } from '../db/schema';
import { issueToken } from './account-tokens';
import { toUidb64 } from './reset-link';

const OLD = 'Rahasia!Lama';
const NEW = 'Rahasia!Baru';
const email = 'siti@example.com';

type Headers = Record<string, string>;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [candidates, rateLimitWindows, securityEvents]) await test.db.delete(table);
  test.mailbox.length = 0;
});

const siti = () => signedIn(test, { email, password: OLD });

async function post(path: string, payload: object, headers: Headers = {}, remoteAddress = '127.0.0.1') {
  const url = `/api/v1/candidate/${path}/`;
  const response = await test.app.inject({ method: 'POST', url, payload, headers, remoteAddress });
  await test.app.tasksDone();
  return response;
}

const change = (headers: Headers, passwords = { old: OLD, new: NEW }) => post('change-password', passwords, headers);

const profileStatus = async (headers: Headers) =>
  (await test.app.inject({ url: '/api/v1/candidate/profile/', headers })).statusCode;

it('sets the new password, keeps this session, ends the others, and mails a notice', async () => {
  const { id, headers } = await siti();
  const other = await sessionOf(test, id);
  const response = await change(headers);
  expect(response.statusCode).toBe(200);
  expectContract('changePassword', response);
  expect([await profileStatus(headers), await profileStatus(other.headers)]).toEqual([200, 401]);
  expect((await post('login', { email, password: OLD })).statusCode).toBe(401);
  expect((await post('login', { email, password: NEW })).statusCode).toBe(200);
  expect(test.mailbox.map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'Password akun Titian Anda telah diubah'],
  ]);
  expect(test.mailbox[0]?.text).toContain('semua perangkat lain telah dikeluarkan');
  const events = await test.db.select().from(securityEvents).orderBy(securityEvents.id);
  expect(events.slice(0, 2).map(({ kind, candidateId }) => [kind, candidateId])).toEqual([
    ['password-changed', id],
    ['session-ended', id],
  ]);
});

it('refuses a wrong old password with 4003, and changes nothing', async () => {
  const { id, headers } = await siti();
  const other = await sessionOf(test, id);
  const response = await change(headers, { old: 'Salah!Sekali', new: NEW });
  expect(response.json().statusCode).toBe(4003);
  expectContract('changePassword', response);
  expect(await profileStatus(other.headers)).toBe(200);
  expect((await post('login', { email, password: OLD })).statusCode).toBe(200);
  expect(test.mailbox).toEqual([]);
});

it.each([
  ['short', 'Ab!'],
  ['without a capital letter', 'rahasia!baru'],
  ['without a special character', 'RahasiaBaru'],
  ['among the commonest', 'P@ssw0rd'],
  ["the candidate's own name", 'SitiRahma!1'],
])('refuses a new password that is %s, in words about the field', async (_what, password) => {
  const { headers } = await siti();
  const response = await change(headers, { old: OLD, new: password });
  expect(response.json()).toMatchObject({ statusCode: 4000, err: { new: [expect.any(String)] } });
});

it('limits guesses from one address and from all addresses together', async () => {
  const { headers } = await siti();
  const guess = (address: string) => post('change-password', { old: 'Salah!Sekali', new: NEW }, headers, address);
  for (let round = 0; round < 10; round += 1) expect((await guess('127.0.0.1')).statusCode).toBe(401);
  expect((await guess('127.0.0.1')).statusCode).toBe(429);
  for (let round = 0; round < 20; round += 1) expect((await guess(`10.0.0.${round}`)).statusCode).toBe(401);
  expect((await guess('10.0.1.1')).statusCode).toBe(429);
});

it('lets one of two changes at once through', async () => {
  const { id, headers } = await siti();
  const other = await sessionOf(test, id);
  const responses = await Promise.all([change(headers), change(other.headers, { old: OLD, new: 'Rahasia!Lain' })]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  const open = and(eq(sessions.candidateId, id), isNull(sessions.revokedAt));
  expect(await test.db.$count(sessions, open)).toBe(1);
});

it('leaves no session open that was begun with the old password meanwhile', async () => {
  const { headers } = await siti();
  const [changed, login] = await Promise.all([change(headers), post('login', { email, password: OLD })]);
  expect(changed.statusCode).toBe(200);
  const token = login.json().data?.token ?? 'none';
  expect(await profileStatus({ authorization: `Bearer ${token}` })).toBe(401);
});

it('ends links for a new password that were mailed before', async () => {
  const { id, headers } = await siti();
  const token = await issueToken(test.db, id, 'reset', new Date());
  expect((await change(headers)).statusCode).toBe(200);
  const response = await post(`reset-password/${toUidb64(id)}/${token}`, { password: 'Rahasia!Lain' });
  expect(response.json().statusCode).toBe(4007);
});

it('replays its response to a repeated Idempotency-Key, and stores no password with it', async () => {
  const { headers } = await siti();
  const keyed = { ...headers, 'idempotency-key': 'change-1' };
  const first = await change(keyed);
  const second = await change(keyed);
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(second.body).toBe(first.body);
  expect((await change(keyed, { old: 'Lain!Lagi', new: NEW })).statusCode).toBe(422);
  expect(test.mailbox).toHaveLength(1);
});
