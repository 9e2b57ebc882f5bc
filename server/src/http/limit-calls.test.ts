import { candidateIn, signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import * as passwords from '../accounts/passwords';
import { purgeStale } from '../background/purge-stale';
import { rateLimitWindows } from '../db/request-schema';
import { candidates } from '../db/schema';
import { poster, statuses, times } from './limit-calls.fixture';

const HOUR = 3_600_000;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(candidates);
  await test.db.delete(rateLimitWindows);
});

const post = poster(() => test);

const registration = (email: string) => ({ name: 'Siti', email, phoneNumber: '+628123456789', password: 'Kopi-Pagi!' });

describe('signing up', () => {
  beforeEach(() => jest.spyOn(passwords, 'hashPassword').mockResolvedValue('none'));

  it('is refused the sixth time in an hour for one e-mail address from one network', async () => {
    const all = await statuses(6, () => post('register', registration('siti@example.com')));
    expect(all).toEqual([...times(5, 201), 429]);
    // A call that is refused puts the end of the window off by nothing.
    test.advance(HOUR / 2);
    const refused = await post('register', registration('siti@example.com'));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(1800);
    test.advance(HOUR / 2);
    expect((await post('register', registration('siti@example.com'))).statusCode).toBe(201);
  });

  it('lets one address learn of no more than 30 e-mail addresses that they are taken', async () => {
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

  it('does not count invalid calls', async () => {
    const all = await statuses(8, () => post('register', { ...registration('siti@example.com'), password: 'x' }));
    expect(all).toEqual(times(8, 400));
  });
});

/** Calls that mail the mailbox which a body names. */
const MAILING: [string, (email: string) => object][] = [
  ['register', registration],
  ['verify/resend', (email) => ({ email })],
  ['forgot-password', (email) => ({ email })],
];

describe.each(MAILING)('mails by %s', (path, bodyOf) => {
  const call = (email: string, from?: string) => post(path, bodyOf(email), from === undefined ? {} : { from });

  beforeEach(async () => {
    jest.spyOn(passwords, 'hashPassword').mockResolvedValue('none');
    await candidateIn(test, { email: 'siti.rahma@gmail.com', activatedAt: null });
    for (const tag of ['a', 'b', 'c'])
      await candidateIn(test, { email: `sitirahma+${tag}@gmail.com`, activatedAt: null });
    test.mailbox.length = 0;
  });

  it('are five in an hour for a stranger, however the mailbox is written, and the owner still gets theirs', async () => {
    const spellings = [
      'siti.rahma@gmail.com',
      'SITI.RAHMA@gmail.com',
      'sitirahma+a@gmail.com',
      'sitirahma+b@gmail.com',
    ];
    const all = await statuses(8, (index) => call(spellings[index % 4] ?? '', '10.0.0.1'));
    expect(all.map((status) => status < 300)).toEqual([...Array<boolean>(5).fill(true), false, false, false]);
    expect(test.mailbox).toHaveLength(5);
    expect((await call('siti.rahma@gmail.com', '10.0.0.2')).statusCode).toBeLessThan(300);
    expect(test.mailbox.at(-1)?.to).toBe('siti.rahma@gmail.com');
  });

  it('are thirty in an hour from everywhere', async () => {
    const all = await statuses(31, (index) => call('siti.rahma@gmail.com', `10.1.${index}.1`));
    expect(all.filter((status) => status < 300)).toHaveLength(30);
    expect(all.at(-1)).toBe(429);
  });
});

it('does not count calls that send no mail to a mailbox', async () => {
  await candidateIn(test, { email: 'siti@example.com' });
  const failing = async (index: number) => {
    await post('register', registration('siti@example.com'));
    return post('forgot-password', { email: `siti+${index}@example.com` });
  };
  expect(await statuses(8, failing)).toEqual(times(8, 404));
  test.mailbox.length = 0;
  expect((await post('forgot-password', { email: 'siti@example.com' })).statusCode).toBe(200);
  expect(test.mailbox).toHaveLength(1);
});

it('lets one address learn of no more than 30 e-mail addresses that they are not registered', async () => {
  const all = await statuses(31, (index) => post('forgot-password', { email: `s${index}@example.com` }));
  expect(all).toEqual([...times(30, 404), 429]);
});

it('reveals by no limit whether an account waits for its activation', async () => {
  const all = await statuses(6, () => post('verify/resend', { email: 'siti@example.com' }));
  expect(all).toEqual([...times(5, 200), 429]);
});

it('refuses guesses of mailed links', async () => {
  const reset = (uidb64: string) => post(`reset-password/${uidb64}/token`, { password: 'Kopi-Pagi!' });
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

it('lets a candidate write three hundred times in ten minutes, and sign out and read all the same', async () => {
  const { headers } = await signedIn(test);
  const other = await signedIn(test);
  const url = '/api/v1/candidate/portfolio/unknown/';
  const remove = (as: Record<string, string>) => test.app.inject({ method: 'DELETE', url, headers: as });
  expect(await statuses(300, () => remove(headers))).toEqual(times(300, 404));
  const refused = await remove(headers);
  expect(refused.statusCode).toBe(429);
  expectContract('deletePortfolio', refused);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const body = { name: 'Situs', url: 'https://situs.example' };
  expect((await post('portfolio', body, { headers })).statusCode).toBe(429);
  expect((await remove(other.headers)).statusCode).toBe(404);
  expect((await test.app.inject({ url: '/api/v1/candidate/profile/', headers })).statusCode).toBe(200);
  expect((await post('logout', {}, { headers })).statusCode).toBe(200);
});

it('stores neither addresses nor e-mails, and forgets windows that are over', async () => {
  await post('login', { email: 'siti@example.com', password: 'Salah!!!' }, { from: '10.9.8.7' });
  const rows = JSON.stringify(await test.db.select().from(rateLimitWindows));
  expect(rows).not.toMatch(/siti|10\.9\.8\.7/);
  await purgeStale(test.db, new Date());
  expect(await test.db.$count(rateLimitWindows)).toBeGreaterThan(0);
  await purgeStale(test.db, new Date(Date.now() + 24 * HOUR));
  expect(await test.db.$count(rateLimitWindows)).toBe(0);
});
