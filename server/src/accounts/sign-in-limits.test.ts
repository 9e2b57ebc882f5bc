import { setTimeout } from 'node:timers/promises';
import { candidateIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { buildApp } from '../app';
import { rateLimitWindows } from '../db/request-schema';
import { candidates } from '../db/schema';
import { poster, statuses, times, type From } from '../http/limit-calls.fixture';
import * as passwords from './passwords';

const MINUTE = 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(candidates);
  await test.db.delete(rateLimitWindows);
  test.logs.length = 0;
  // Comparing plainly is quick.
  jest.spyOn(passwords, 'verifyPassword').mockClear();
  jest.mocked(passwords.verifyPassword).mockImplementation(async (_hash, plain) => plain === 'Rahasia!');
  jest.spyOn(passwords, 'verifyAgainstNothing').mockResolvedValue(false);
});

const post = poster(() => test);

const signIn = (email: string, password: string, from?: From) => post('login', { email, password }, from);

const events = () => test.logs.filter((line) => line.includes('rate-limit-reached'));

describe('wrong passwords for one account from one address', () => {
  beforeEach(() => candidateIn(test, { email: 'siti@example.com' }));

  it('are refused after ten, and so is the right one, but not from another address', async () => {
    const all = await statuses(30, () => signIn('siti@example.com', 'Salah!!!'));
    expect(all).toEqual([...times(10, 401), ...times(20, 429)]);
    const refused = await signIn('SITI@example.com', 'Rahasia!');
    expectContract('login', refused);
    expect(refused.headers['retry-after']).toMatch(/^(900|89\d)$/);
    expect(refused.json()).toEqual({
      statusCode: 4029,
      message: 'Terlalu banyak percobaan. Silakan coba lagi dalam 15 menit.',
    });
    expect((await signIn('siti@example.com', 'Rahasia!', { from: '127.0.0.2' })).statusCode).toBe(200);
    expect((await signIn('lain@example.com', 'Rahasia!')).statusCode).toBe(401);
  });

  it('are refused for the time that is said, and no longer', async () => {
    await statuses(10, () => signIn('siti@example.com', 'Salah!!!'));
    test.advance(14 * MINUTE);
    const refused = await signIn('siti@example.com', 'Rahasia!');
    const seconds = Number(refused.headers['retry-after']);
    expect(refused.json().message).toMatch(/dalam \d+ detik\.$/);
    test.advance((seconds - 2) * 1000);
    expect((await signIn('siti@example.com', 'Rahasia!')).statusCode).toBe(429);
    test.advance(2000);
    expect((await signIn('siti@example.com', 'Rahasia!')).statusCode).toBe(200);
  });

  it('are forgiven by the right one', async () => {
    await statuses(9, () => signIn('siti@example.com', 'Salah!!!'));
    expect((await signIn('siti@example.com', 'Rahasia!')).statusCode).toBe(200);
    expect(await statuses(10, () => signIn('siti@example.com', 'Salah!!!'))).toEqual(times(10, 401));
  });

  it('are refused after ten when they come all at once', async () => {
    jest.mocked(passwords.verifyPassword).mockImplementation(() => setTimeout(50, false));
    const responses = await Promise.all(Array.from({ length: 30 }, () => signIn('siti@example.com', 'Salah!!!')));
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    // Of those that came too late few were compared at all.
    expect(jest.mocked(passwords.verifyPassword).mock.calls.length).toBeLessThan(20);
  });

  it('are still refused after a restart, and by another server on the same database', async () => {
    await statuses(10, () => signIn('siti@example.com', 'Salah!!!'));
    const { db, config } = test;
    const deps = { db, config, mailer: { send: async () => undefined }, now: () => new Date() };
    const app = await buildApp(deps, { logStream: { write: () => undefined } });
    expect((await signIn('siti@example.com', 'Rahasia!', { app })).statusCode).toBe(429);
    await app.close();
  });

  it.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-client-ip'])(
    'are counted whatever %s says',
    async (name) => {
      const headers = (index: number) => ({ [name]: name === 'forwarded' ? `for=10.0.0.${index}` : `10.0.0.${index}` });
      const all = await statuses(11, (index) => signIn('siti@example.com', 'Salah!!!', { headers: headers(index) }));
      expect(all).toEqual([...times(10, 401), 429]);
    },
  );

  it('are counted for a whole network of IPv6', async () => {
    const all = await statuses(11, (index) =>
      signIn('siti@example.com', 'Salah!!!', { from: `2001:db8:1:2::${index}` }),
    );
    expect(all).toEqual([...times(10, 401), 429]);
    expect((await signIn('siti@example.com', 'Salah!!!', { from: '2001:db8:1:3::1' })).statusCode).toBe(401);
  });
});

describe('the right password of one account', () => {
  const right = (from?: string) => signIn('siti@example.com', 'Rahasia!', from === undefined ? {} : { from });

  it('is refused after thirty times in fifteen minutes, from any address', async () => {
    await candidateIn(test, { email: 'siti@example.com' });
    expect(await statuses(30, (index) => right(`10.0.0.${index}`))).toEqual(times(30, 200));
    const refused = await right('10.0.1.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^(900|8\d\d)$/);
    test.advance(15 * MINUTE);
    expect((await right()).statusCode).toBe(200);
  });

  it('is compared hardly more often when it comes all at once', async () => {
    await candidateIn(test, { email: 'rina@example.com' });
    jest.mocked(passwords.verifyPassword).mockImplementation(() => setTimeout(20, true));
    const responses = await Promise.all(Array.from({ length: 100 }, () => signIn('rina@example.com', 'Rahasia!')));
    expect(responses.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(63);
    expect(jest.mocked(passwords.verifyPassword).mock.calls.length).toBeLessThanOrEqual(37);
    // Further calls do not even reach the database.
    const select = jest.spyOn(test.db, 'select');
    expect((await signIn('RINA@example.com', 'Rahasia!')).statusCode).toBe(429);
    expect(select).not.toHaveBeenCalled();
    select.mockRestore();
  });

  it.each([
    ['another address', 'dewi@example.com', '10.0.0.1'],
    ['another account at its address', 'tono@example.com', '127.0.0.1'],
  ])('does not make %s wait for its turn', async (_who, email, from) => {
    for (const each of [email, 'budi@example.com']) await candidateIn(test, { email: each });
    const compared: string[] = [];
    jest.mocked(passwords.verifyPassword).mockImplementation(async (_hash, plain) => {
      compared.push(plain);
      return setTimeout(20, true);
    });
    const many = Array.from({ length: 100 }, () => signIn(email, 'Rahasia!'));
    await signIn('budi@example.com', 'Budi!!', { from });
    // Those of the flood that had begun, and a few by turns; all 30 that its limit lets through would come before.
    expect(compared.indexOf('Budi!!')).toBeLessThan(20);
    await Promise.all(many);
  });
});

it('trusts X-Forwarded-For only from a trusted proxy', async () => {
  const proxied = await testApp({ TRUST_PROXY: '10.0.0.1' });
  const { app } = proxied;
  const guess = (from: string, client: string) =>
    signIn('lain@example.com', 'Salah!!!', { app, from, headers: { 'x-forwarded-for': `9.9.9.9, ${client}` } });
  expect(await statuses(11, () => guess('10.0.0.1', '1.2.3.4'))).toEqual([...times(10, 401), 429]);
  expect((await guess('10.0.0.1', '1.2.3.5')).statusCode).toBe(401);
  expect(await statuses(11, (index) => guess('10.0.0.2', `1.2.4.${index}`))).toEqual([...times(10, 401), 429]);
  await proxied.close();
});

describe('many accounts from one address', () => {
  it('are refused after 250 failures, with one event that names no account', async () => {
    const guesses = Array.from({ length: 270 }, (_, index) => signIn(`orang${index}@example.com`, 'Salah!!!'));
    const responses = await Promise.all(guesses);
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(250);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
    expect(events()).toHaveLength(1);
    expect(JSON.parse(events()[0] ?? '')).toMatchObject({
      level: 40,
      event: 'rate-limit-reached',
      limit: 'sign-in, failures per address',
      address: '127.0.0.1',
    });
    expect(test.logs.join('')).not.toContain('@example.com');

    // Further calls cost next to nothing: they neither reach the database nor wait for their turn.
    const select = jest.spyOn(test.db, 'select');
    expect((await signIn('lain@example.com', 'Salah!!!')).statusCode).toBe(429);
    expect(select).not.toHaveBeenCalled();
    select.mockRestore();
  });

  it('sign in without a limit, for a carrier may stand behind the address', async () => {
    const rows = Array.from({ length: 260 }, (_, index) => ({
      email: `orang${index}@example.com`,
      name: 'Orang',
      passwordHash: 'none',
      activatedAt: new Date(),
    }));
    await test.db.insert(candidates).values(rows);
    const responses = await Promise.all(rows.map(({ email }) => signIn(email, 'Rahasia!', { from: '10.7.7.7' })));
    expect(responses.filter(({ statusCode }) => statusCode !== 200)).toHaveLength(0);
  });
});
