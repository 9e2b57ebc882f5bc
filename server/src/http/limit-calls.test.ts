import { candidateIn, signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import * as passwords from '../accounts/passwords';
import { purgeStale } from '../accounts/purge-stale';
import { buildApp } from '../app';
import { rateLimitWindows } from '../db/request-schema';
import { candidates } from '../db/schema';

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
  jest.restoreAllMocks();
});

interface From {
  from?: string;
  headers?: Record<string, string>;
  app?: TestApp['app'];
}

async function post(path: string, payload: object, { from = '127.0.0.1', headers = {}, app = test.app }: From = {}) {
  const url = `/api/v1/candidate/${path}/`;
  const response = await app.inject({ method: 'POST', url, payload, headers, remoteAddress: from });
  await app.tasksDone();
  return response;
}

const signIn = (email: string, password: string, from?: From) => post('login', { email, password }, from);

/** Makes every comparison quick; the password `Rahasia!` is right. */
function comparePlainly(): void {
  jest.spyOn(passwords, 'verifyPassword').mockImplementation(async (_hash, plain) => plain === 'Rahasia!');
  jest.spyOn(passwords, 'verifyAgainstNothing').mockResolvedValue(false);
}

/** The statuses of calls made one after the other. */
async function statuses(count: number, call: (index: number) => Promise<{ statusCode: number }>): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await call(index)).statusCode);
  return all;
}

const times = (count: number, status: number): number[] => Array<number>(count).fill(status);

const events = () => test.logs.filter((line) => line.includes('rate-limit-reached'));

describe('wrong passwords for one account from one address', () => {
  beforeEach(async () => {
    comparePlainly();
    await candidateIn(test, { email: 'siti@example.com' });
  });

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
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn('siti@example.com', 'Salah!!!')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    // Of those that came too late few were compared at all.
    expect(jest.mocked(passwords.verifyPassword).mock.calls.length).toBeLessThan(20);
  });

  it('are still refused after a restart, and by another server on the same database', async () => {
    await statuses(10, () => signIn('siti@example.com', 'Salah!!!'));
    const { db, config } = test;
    const app = await buildApp({ db, config, mailer: { send: async () => undefined }, now: () => new Date() });
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

it('believes X-Forwarded-For of a trusted proxy alone', async () => {
  comparePlainly();
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
    comparePlainly();
    const guesses = Array.from({ length: 300 }, (_, index) => signIn(`orang${index}@example.com`, 'Salah!!!'));
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(250);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(50);
    expect(events()).toHaveLength(1);
    expect(JSON.parse(events()[0] ?? '')).toMatchObject({
      level: 40,
      event: 'rate-limit-reached',
      limit: 'sign-in, failures per address',
      address: '127.0.0.1',
    });
    expect(test.logs.join('')).not.toContain('@example.com');
  });

  it('sign in without a limit, for a carrier may stand behind the address', async () => {
    comparePlainly();
    const rows = Array.from({ length: 500 }, (_, index) => ({
      email: `orang${index}@example.com`,
      name: 'Orang',
      passwordHash: 'none',
      activatedAt: new Date(),
    }));
    await test.db.insert(candidates).values(rows);
    const answers = await Promise.all(rows.map(({ email }) => signIn(email, 'Rahasia!')));
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toHaveLength(0);
  });
});

const registration = (email: string) => ({ name: 'Siti', email, phoneNumber: '+628123456789', password: 'Rahasia!' });

describe('signing up', () => {
  beforeEach(() => jest.spyOn(passwords, 'hashPassword').mockResolvedValue('none'));

  it('is refused the sixth time in an hour for one e-mail address, from wherever it comes', async () => {
    const all = await statuses(6, (index) =>
      post('register', registration('siti@example.com'), { from: `10.0.0.${index}` }),
    );
    expect(all).toEqual([201, ...times(4, 409), 429]);
    test.advance(60 * MINUTE);
    expect((await post('register', registration('siti@example.com'))).statusCode).toBe(409);
  });

  it('tells one address of no more than 30 e-mail addresses that they are taken', async () => {
    await test.db
      .insert(candidates)
      .values(
        Array.from({ length: 32 }, (_, index) => ({ email: `s${index}@example.com`, name: 'S', passwordHash: 'none' })),
      );
    await test.db.update(candidates).set({ activatedAt: new Date() });
    const all = await statuses(32, (index) => post('register', registration(`s${index}@example.com`)));
    expect(all).toEqual([...times(30, 409), 429, 429]);
    expect((await post('register', registration('s31@example.com'), { from: '10.0.0.1' })).statusCode).toBe(409);
  });

  it('does not count what is not valid', async () => {
    const all = await statuses(8, () => post('register', { ...registration('siti@example.com'), password: 'x' }));
    expect(all).toEqual(times(8, 400));
  });
});

it('mails one e-mail address five reset links in an hour', async () => {
  await candidateIn(test, { email: 'siti@example.com' });
  test.mailbox.length = 0;
  const all = await statuses(6, () => post('forgot-password', { email: 'siti@example.com' }));
  expect(all).toEqual([...times(5, 200), 429]);
  expect(test.mailbox).toHaveLength(5);
});

it('tells one address of no more than 30 e-mail addresses that they are not registered', async () => {
  const all = await statuses(31, (index) => post('forgot-password', { email: `s${index}@example.com` }));
  expect(all).toEqual([...times(30, 404), 429]);
});

it('mails one e-mail address five activation links in an hour', async () => {
  const all = await statuses(6, () => post('verify/resend', { email: 'siti@example.com' }));
  expect(all).toEqual([...times(5, 200), 429]);
});

it('refuses guesses of mailed links', async () => {
  const reset = (uidb64: string) => post(`reset-password/${uidb64}/token`, { password: 'Rahasia!' });
  expect(await statuses(11, () => reset('MTIz'))).toEqual([...times(10, 404), 429]);
  const resets = await statuses(91, (index) => reset(`MTIz${index}`));
  expect(resets).toEqual([...times(90, 404), 429]);
  const verifications = await statuses(101, (index) => post('verify', { verifyToken: `guess${index}` }));
  expect(verifications).toEqual([...times(100, 404), 429]);
});

it('lets a candidate apply a hundred times in ten minutes', async () => {
  const { headers } = await signedIn(test);
  const other = await signedIn(test);
  const apply = (as: Record<string, string>) =>
    test.app.inject({ method: 'POST', url: '/api/v1/job-application/apply/', headers: as, payload: { job: 'x' } });
  expect(await statuses(100, () => apply(headers))).toEqual(times(100, 404));
  const refused = await apply(headers);
  expectContract('apply', refused);
  expect(refused.statusCode).toBe(429);
  expect((await apply(other.headers)).statusCode).toBe(404);
});

it('lets a candidate upload 60 photos in an hour, and change the rest of the profile as they like', async () => {
  const { headers } = await signedIn(test);
  const update = (part: string) =>
    test.app.inject({
      method: 'PUT',
      url: '/api/v1/candidate/profile/',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
      payload: `--b\r\nContent-Disposition: form-data; name=${part}\r\n--b--\r\n`,
    });
  const photo = () => update('"image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nno picture');
  expect(await statuses(60, photo)).toEqual(times(60, 415));
  const refused = await photo();
  expect(refused.statusCode).toBe(429);
  expectContract('updateProfile', refused);
  expect((await update('"name"\r\n\r\nSiti Rahma')).statusCode).toBe(200);
});

it('stores neither addresses nor e-mails, and forgets windows that are over', async () => {
  comparePlainly();
  await signIn('siti@example.com', 'Salah!!!', { from: '10.9.8.7' });
  const rows = JSON.stringify(await test.db.select().from(rateLimitWindows));
  expect(rows).not.toMatch(/siti|10\.9\.8\.7/);
  await purgeStale(test.db, new Date());
  expect(await test.db.$count(rateLimitWindows)).toBeGreaterThan(0);
  await purgeStale(test.db, new Date(Date.now() + 24 * 60 * MINUTE));
  expect(await test.db.$count(rateLimitWindows)).toBe(0);
});
