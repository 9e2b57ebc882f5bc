import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { candidateIn, signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { rateLimitWindows } from '../db/request-schema';
import { candidates, sessions } from '../db/schema';
import * as passwords from './passwords';

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<{ hash: typeof hash; verify: typeof verify }>('@node-rs/argon2');
  return { ...argon2, hash: jest.fn(argon2.hash), verify: jest.fn(argon2.verify) };
});

const DAY = 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(candidates);
  await test.db.delete(rateLimitWindows);
});

function signIn(email: unknown, password: unknown) {
  return test.app.inject({ method: 'POST', url: '/api/v1/candidate/login/', payload: { email, password } });
}

function profile(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return test.app.inject({ url: '/api/v1/candidate/profile/', headers });
}

function signOut(token: string) {
  return test.app.inject({
    method: 'POST',
    url: '/api/v1/candidate/logout/',
    headers: { authorization: `Bearer ${token}` },
  });
}

it('starts a session that opens the profile', async () => {
  const { id } = await candidateIn(test, { email: 'siti@example.com', password: 'Rahasia!', image: '/media/s.png' });
  const response = await signIn('siti@example.com', 'Rahasia!');
  expect(response.statusCode).toBe(200);
  expectContract('login', response);
  const { token, ...rest } = response.json().data;
  expect(rest).toEqual({ name: 'Siti Rahma', image: '/media/s.png', userId: id });
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await profile(token)).json().data.id).toBe(id);
  expect(JSON.stringify(await test.db.select().from(sessions))).not.toContain(token);
});

it('finds the account whatever the case of its e-mail, with space around it', async () => {
  await candidateIn(test, { email: 'Siti@Example.com', password: 'Rahasia!' });
  expect((await signIn('  sITI@eXAMPLE.COM ', 'Rahasia!')).statusCode).toBe(200);
});

it('responds to an unknown e-mail and a wrong password with the same bytes', async () => {
  await candidateIn(test, { email: 'siti@example.com', password: 'Rahasia!' });
  const wrong = await signIn('siti@example.com', 'Rahasia?');
  const unknown = await signIn('lain@example.com', 'Rahasia!');
  expect(wrong.statusCode).toBe(401);
  expectContract('login', wrong);
  expect(wrong.json()).toEqual({
    statusCode: 4003,
    message: 'Email atau Password yang kamu input salah, dicoba lagi ya!',
  });
  expect(unknown.statusCode).toBe(401);
  expect(unknown.body).toBe(wrong.body);
  expect(await test.db.$count(sessions)).toBe(0);
});

it('hashes a password with the cost that OWASP recommends', async () => {
  jest.mocked(hash).mockClear();
  await passwords.hashPassword('Rahasia!');
  expect(jest.mocked(hash).mock.calls).toEqual([['Rahasia!', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }]]);
});

it('works as hard for an unknown e-mail as for a wrong password', async () => {
  const { passwordHash } = await candidateIn(test, { email: 'siti@example.com', password: 'Rahasia!' });
  jest.mocked(verify).mockClear();
  await signIn('siti@example.com', 'Salah!!!');
  await signIn('lain@example.com', 'Salah!!!');
  const compared = jest.mocked(verify).mock.calls.map(([hash, plain]) => [String(hash), plain]);
  expect(compared).toEqual([
    [passwordHash, 'Salah!!!'],
    [expect.stringMatching(/^\$argon2id\$/), 'Salah!!!'],
  ]);
  const cost = ([hash]: unknown[]) => String(hash).split('$').slice(1, 4);
  expect(cost(compared[1] ?? [])).toEqual(cost(compared[0] ?? []));
});

it('opens no session with a password that is reset while it is compared', async () => {
  await candidateIn(test, { email: 'siti@example.com', password: 'Rahasia!' });
  jest.spyOn(passwords, 'verifyPassword').mockImplementationOnce(async () => {
    await test.db.update(candidates).set({ passwordHash: 'another' });
    return true;
  });
  expect((await signIn('siti@example.com', 'Rahasia!')).json().statusCode).toBe(4003);
  expect(await test.db.$count(sessions)).toBe(0);
});

it('reveals that an account is not activated only to a caller who knows the password', async () => {
  await candidateIn(test, { email: 'baru@example.com', password: 'Rahasia!', activatedAt: null });
  const right = await signIn('baru@example.com', 'Rahasia!');
  expect(right.statusCode).toBe(403);
  expectContract('login', right);
  expect(right.json()).toEqual({ statusCode: 4005, message: 'Periksa email kamu untuk mengaktifkan akun!' });
  expect((await signIn('baru@example.com', 'Salah!')).json().statusCode).toBe(4003);
  expect(await test.db.$count(sessions)).toBe(0);
});

it('compares passwords to their last character, space and emoji included', async () => {
  const long = `A!${'x'.repeat(100)}`;
  await candidateIn(test, { email: 'panjang@example.com', password: `${long}1` });
  expect((await signIn('panjang@example.com', `${long}2`)).statusCode).toBe(401);
  expect((await signIn('panjang@example.com', `${long}1`)).statusCode).toBe(200);
  await candidateIn(test, { email: 'emoji@example.com', password: ' Kata 🌸! ' });
  expect((await signIn('emoji@example.com', ' Kata 🌺! ')).statusCode).toBe(401);
  expect((await signIn('emoji@example.com', 'Kata 🌸!')).statusCode).toBe(401);
  expect((await signIn('emoji@example.com', ' Kata 🌸! ')).statusCode).toBe(200);
});

it('takes the same letter composed and decomposed for the same password', async () => {
  await candidateIn(test, { email: 'cafe@example.com', password: 'Caf\u00e9!!' });
  expect((await signIn('cafe@example.com', 'Cafe\u0301!!')).statusCode).toBe(200);
});

it.each([
  ['empty', '', '', ['email', 'password']],
  ['of the wrong type', ['a@b.id'], { $ne: '' }, ['email', 'password']],
  ['too long', 'a'.repeat(255), 'b'.repeat(129), ['email', 'password']],
])('refuses credentials that are %s', async (_name, email, password, fields) => {
  const response = await signIn(email, password);
  expect(response.statusCode).toBe(400);
  expectContract('login', response);
  expect(Object.keys(response.json().err)).toEqual(fields);
});

it('ends a session after 30 days, however often it is used', async () => {
  await candidateIn(test, { email: 'siti@example.com', password: 'Rahasia!' });
  const { token } = (await signIn('siti@example.com', 'Rahasia!')).json().data;
  for (const days of [10 * DAY, 10 * DAY, 10 * DAY - 60_000]) {
    test.advance(days);
    expect((await profile(token)).statusCode).toBe(200);
  }
  test.advance(60_000);
  expect((await profile(token)).json().statusCode).toBe(4001);
});

it('ends the session that signs out and no other', async () => {
  await candidateIn(test, { email: 'siti@example.com', password: 'Rahasia!' });
  const first = (await signIn('siti@example.com', 'Rahasia!')).json().data.token;
  const second = (await signIn('siti@example.com', 'Rahasia!')).json().data.token;
  const response = await signOut(first);
  expect(response.statusCode).toBe(200);
  expectContract('logout', response);
  expect((await profile(first)).statusCode).toBe(401);
  expect((await signOut(first)).statusCode).toBe(401);
  expect((await profile(second)).statusCode).toBe(200);
});

it('signs out a client that names a body type but sends none', async () => {
  await candidateIn(test, { email: 'siti@example.com', password: 'Rahasia!' });
  const { token } = (await signIn('siti@example.com', 'Rahasia!')).json().data;
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/v1/candidate/logout/',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  expect(response.statusCode).toBe(200);
});

it('ends the oldest session where a candidate has twenty', async () => {
  const { id } = await candidateIn(test, { email: 'siti@example.com', password: 'Rahasia!' });
  const other = await signedIn(test);
  const tokens: string[] = [];
  for (let index = 0; index < 21; index += 1) {
    tokens.push((await signIn('siti@example.com', 'Rahasia!')).json().data.token);
    test.advance(1000);
  }
  expect(await test.db.$count(sessions, eq(sessions.candidateId, id))).toBe(20);
  expect((await profile(tokens[0] ?? '')).statusCode).toBe(401);
  expect((await profile(tokens[1] ?? '')).statusCode).toBe(200);
  expect(await test.db.$count(sessions, eq(sessions.candidateId, other.id))).toBe(1);
});
