import { candidateIn, sessionOf, signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { purgeStale } from '../background/purge-stale';
import { issueToken } from '../accounts/account-tokens';
import { accountTokens, candidates, sessions } from '../db/schema';
import { deviceOf } from './device-of';

describe('session', () => {
  const HOUR = 3_600_000;
  const DAY = 86_400_000;

  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.reset();
    await test.db.delete(candidates);
  });

  function profile(authorization?: string) {
    return test.app.inject({ url: '/api/v1/candidate/profile/', headers: authorization ? { authorization } : {} });
  }

  it.each([
    ['no header', undefined],
    ['an empty token', 'Bearer '],
    ['an unknown token', 'Bearer unknown'],
    ['a token without scheme', 'abc'],
    ['another scheme', 'Basic c2l0aTpyYWhhc2lh'],
    ['a token with odd characters', 'Bearer a\'or 1=1--"\\'],
    ['an unsigned web token', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['a token of 8 kB', `Bearer ${'a'.repeat(8192)}`],
  ])('responds to %s with 4001', async (_name, authorization) => {
    const response = await profile(authorization);
    expect(response.statusCode).toBe(401);
    expectContract('getProfile', response);
    expect(response.json().statusCode).toBe(4001);
  });

  it('refuses a stranger before a body is checked', async () => {
    const url = '/api/v1/job-application/apply/';
    const response = await test.app.inject({
      method: 'POST',
      url,
      payload: 'x',
      headers: { 'content-type': 'text/plain' },
    });
    expect(response.json().statusCode).toBe(4001);
  });

  it('knows the scheme in any case', async () => {
    const { token } = await signedIn(test);
    expect((await profile(`bearer ${token}`)).statusCode).toBe(200);
  });

  it('does not take the stored hash for a token', async () => {
    await signedIn(test);
    const [row] = await test.db.select().from(sessions);
    expect((await profile(`Bearer ${row?.tokenHash}`)).statusCode).toBe(401);
  });

  it('keeps sessions, and brings no dead one back, when the clock jumps by an hour', async () => {
    const alive = await signedIn(test);
    const ended = await signedIn(test);
    const url = '/api/v1/candidate/logout/';
    expect((await test.app.inject({ method: 'POST', url, headers: ended.headers })).statusCode).toBe(200);
    for (const jump of [HOUR, -2 * HOUR, HOUR]) {
      test.advance(jump);
      await purgeStale(test.db, new Date(Date.now() + jump));
      expect((await profile(`Bearer ${alive.token}`)).statusCode).toBe(200);
      expect((await profile(`Bearer ${ended.token}`)).statusCode).toBe(401);
    }
  });

  it('ends a session that was not used for 14 days, and keeps one that was', async () => {
    const [used, unused] = [await signedIn(test), await signedIn(test)];
    const status = async (headers: Record<string, string>) =>
      (await test.app.inject({ url: '/api/v1/candidate/profile/', headers })).statusCode;
    await test.db.update(sessions).set({ expiresAt: new Date(Date.now() + 30 * DAY) });
    test.advance(10 * DAY);
    expect(await status(used.headers)).toBe(200);
    test.advance(5 * DAY);
    expect([await status(used.headers), await status(unused.headers)]).toEqual([200, 401]);
    await purgeStale(test.db, new Date(Date.now() + 15 * DAY));
    expect(await test.db.$count(sessions)).toBe(1);
  });

  it('forgets sessions that are over, and mailed tokens a month after they are', async () => {
    const { id } = await candidateIn(test);
    const { token } = await sessionOf(test, id);
    await sessionOf(test, id);
    await issueToken(test.db, id, 'reset', new Date());
    await test.db.update(sessions).set({ revokedAt: new Date() });
    const valid = await sessionOf(test, id);
    await purgeStale(test.db, new Date());
    expect(await test.db.$count(sessions)).toBe(1);
    expect(await test.db.$count(accountTokens)).toBe(1);
    expect((await profile(`Bearer ${valid.token}`)).statusCode).toBe(200);
    expect((await profile(`Bearer ${token}`)).statusCode).toBe(401);
    await purgeStale(test.db, new Date(Date.now() + 31 * DAY));
    expect([await test.db.$count(sessions), await test.db.$count(accountTokens)]).toEqual([0, 0]);
  });
});

describe('device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
      { browser: 'Firefox', system: 'Windows' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iOS' },
    ],
    [
      'Mozilla/5.0 (Linux; Android 13; SM-A146P) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36',
      { browser: 'Samsung Internet for Android', system: 'Android' },
    ],
  ])('names the browser and the system of %s, without versions', (agent, device) => {
    expect(deviceOf(agent)).toEqual(device);
  });

  it.each([undefined, '', 'x', '<script>alert(1)</script>/1.0', `Chrome/${'1'.repeat(600)}`, '((((a/1'.repeat(70)])(
    'makes up nothing for %j',
    (agent) => {
      expect(deviceOf(agent)).toEqual({ browser: null, system: null });
    },
  );
});
