import { setTimeout } from 'node:timers/promises';
import { candidateIn, sessionOf, signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { buildApp } from '../app';
import { rateLimitWindows, securityEvents } from '../db/request-schema';
import { candidates, sessions } from '../db/schema';
import { poster, statuses, times } from '../http/limit-calls.fixture';
import type { From } from '../http/limit-calls.fixture';
import * as passwords from './passwords';
import { eq } from 'drizzle-orm';
import { hashToken } from '../session/tokens';
import { issueToken } from './account-tokens';
import { purgeStale } from '../background/purge-stale';
import { toUidb64 } from './reset-link';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { dumpTables } from '../../test/dump-tables';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(() => test.reset());

describe('sign-in limits', () => {
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
  afterAll(() => jest.restoreAllMocks());

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

    it('are counted whatever the headers of proxies say', async () => {
      const headers = (index: number) => {
        const address = `10.0.0.${index}`;
        return {
          'x-forwarded-for': address,
          'x-real-ip': address,
          forwarded: `for=${address}`,
          'x-client-ip': address,
        };
      };
      const all = await statuses(11, (index) => signIn('siti@example.com', 'Salah!!!', { headers: headers(index) }));
      expect(all).toEqual([...times(10, 401), 429]);
    });

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
    const proxied = await testApp({ TRUST_PROXY: '10.0.0.1' }, {}, test);
    const { app } = proxied;
    const guess = (from: string, client: string) =>
      signIn('lain@example.com', 'Salah!!!', { app, from, headers: { 'x-forwarded-for': `9.9.9.9, ${client}` } });
    expect(await statuses(11, () => guess('10.0.0.1', '1.2.3.4'))).toEqual([...times(10, 401), 429]);
    expect((await guess('10.0.0.1', '1.2.3.5')).statusCode).toBe(401);
    expect(await statuses(11, (index) => guess('10.0.0.2', `1.2.4.${index}`))).toEqual([...times(10, 401), 429]);
    await proxied.close();
  });

  describe('an address in X-Forwarded-For', () => {
    let proxied: TestApp;
    beforeAll(async () => {
      proxied = await testApp({ TRUST_PROXY: 'loopback, 10.0.0.1' }, {}, test);
    });
    afterAll(() => proxied.close());
    beforeEach(() => proxied.reset());

    const guess = (forwarded: string) =>
      signIn('lain@example.com', 'Salah!!!', { app: proxied.app, headers: { 'x-forwarded-for': forwarded } });
    const isLogged = () => proxied.logs.filter((line) => line.includes('X-Forwarded-For')).length;

    it.each([
      ['IPv4 with a port', (port: number) => `198.51.100.7:${port}`, '198.51.100.7'],
      ['IPv6 with a port', (port: number) => `[2001:db8:1:5::7]:${port}`, '2001:db8:1:5::8'],
      ['IPv4 in IPv6 with a port', (port: number) => `[::ffff:198.51.100.8]:${port}`, '198.51.100.8'],
      ['IPv6 as in RFC 7239', (port: number) => `for="[2001:db8:1:6::7]:${port}"`, '[2001:db8:1:6::8]'],
      ['IPv4 as in RFC 7239', (port: number) => `9.9.9.9, For="198.51.100.9:_${port}"`, '198.51.100.9'],
      ['a port behind two proxies', (port: number) => `198.51.100.10:${port}, 10.0.0.1:${port}`, '198.51.100.10'],
    ])('is counted without the port: %s', async (_form, entry, same) => {
      expect(await statuses(10, (index) => guess(entry(49152 + index)))).toEqual(times(10, 401));
      expect((await guess(same)).statusCode).toBe(429);
      expect((await guess('198.51.100.99')).statusCode).toBe(401);
      expect(isLogged()).toBe(0);
    });

    it('counts as the proxy where it is none, which is logged once', async () => {
      expect(await statuses(11, (index) => guess(`1.2.3.4, orang-${index}`))).toEqual([...times(10, 401), 429]);
      expect((await guess('_hidden, 10.0.0.1')).statusCode).toBe(401);
      expect((await guess('unknown, 198.51.100.98')).statusCode).toBe(401);
      expect(isLogged()).toBe(1);
    });
  });

  describe('many accounts from one address', () => {
    it('are refused after 250 failures, with one event that names no account', async () => {
      await signIn('pertama@example.com', 'Salah!!!');
      await test.db.update(rateLimitWindows).set({ count: 240 });
      const guesses = Array.from({ length: 30 }, (_, index) => signIn(`orang${index}@example.com`, 'Salah!!!'));
      const responses = await Promise.all(guesses);
      expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
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
});

describe('sessions of an account', () => {
  const CHROME_ON_ANDROID =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

  type Headers = Record<string, string>;

  beforeEach(async () => {
    for (const table of [candidates, securityEvents]) await test.db.delete(table);
  });

  const call = (headers: Headers, method: 'GET' | 'DELETE' = 'GET', id = '') =>
    test.app.inject({ method, url: `/api/v1/candidate/session/${id}`, headers });

  interface Listed {
    id: string;
    current: boolean;
  }

  const listed = async (headers: Headers): Promise<Listed[]> => (await call(headers)).json().data;
  const profileStatus = async (headers: Headers) =>
    (await test.app.inject({ url: '/api/v1/candidate/profile/', headers })).statusCode;

  it('lists the open sessions, the last used first, with browser and system in plain words', async () => {
    const email = 'siti@example.com';
    const { id, token, headers } = await signedIn(test, { email, password: 'Rahasia!Lama' });
    const ended = await sessionOf(test, id);
    await test.db
      .update(sessions)
      .set({ revokedAt: new Date() })
      .where(eq(sessions.tokenHash, hashToken(ended.token)));
    test.advance(60_000);
    await test.app.inject({
      method: 'POST',
      url: '/api/v1/candidate/login/',
      headers: { 'user-agent': CHROME_ON_ANDROID },
      payload: { email, password: 'Rahasia!Lama' },
    });
    test.advance(-60_000);
    const response = await call(headers);
    expectContract('listSessions', response);
    expect(response.json().data).toMatchObject([
      { browser: 'Chrome', system: 'Android', current: false },
      { browser: null, system: null, current: true },
    ]);
    expect(response.body).not.toContain(token);
    expect(response.body).not.toContain(hashToken(token));
    // Nothing of the browser's version; random values may have its digits by chance.
    const rows = await test.db.select().from(sessions);
    const stored = rows.map(({ tokenHash: _hash, id: _id, candidateId: _candidate, ...rest }) => {
      const { createdAt: _created, expiresAt: _expires, lastUsedAt: _used, revokedAt: _revoked, ...words } = rest;
      return words;
    });
    expect(JSON.stringify(stored)).toContain('Chrome');
    expect(JSON.stringify(stored)).not.toContain('142');
  });

  it('ends one session, which is out on its next call', async () => {
    const { id, headers } = await signedIn(test);
    const other = await sessionOf(test, id);
    const sessionId = (await listed(headers)).find(({ current }) => !current)?.id ?? '';
    const response = await call(headers, 'DELETE', `${sessionId}/`);
    expect(response.statusCode).toBe(200);
    expectContract('endSession', response);
    expect([await profileStatus(headers), await profileStatus(other.headers)]).toEqual([200, 401]);
    expect((await call(headers, 'DELETE', `${sessionId}/`)).statusCode).toBe(404);
    expect(await test.db.select({ kind: securityEvents.kind }).from(securityEvents)).toEqual([
      { kind: 'session-ended' },
    ]);
  });

  it('ends no session of another candidate', async () => {
    const { headers } = await signedIn(test);
    const stranger = await signedIn(test);
    const [own] = await listed(stranger.headers);
    for (const id of [own?.id, 'x', '00000000-0000-4000-8000-000000000000']) {
      expect((await call(headers, 'DELETE', `${id}/`)).json().statusCode).toBe(4004);
    }
    expect((await call(headers, 'DELETE')).statusCode).toBe(200);
    expect(await profileStatus(stranger.headers)).toBe(200);
  });

  it('ends all other sessions, and this one stays', async () => {
    const { id, headers } = await signedIn(test);
    const others = [await sessionOf(test, id), await sessionOf(test, id)];
    const response = await call(headers, 'DELETE');
    expect(response.statusCode).toBe(200);
    expectContract('endOtherSessions', response);
    for (const other of others) expect(await profileStatus(other.headers)).toBe(401);
    expect(await listed(headers)).toMatchObject([{ current: true }]);
    expect((await call(headers, 'DELETE')).statusCode).toBe(200);
  });

  it('leaves one of two devices signed in that end all others at the same moment', async () => {
    const { id, headers } = await signedIn(test);
    const other = await sessionOf(test, id);
    await Promise.all([call(headers, 'DELETE'), call(other.headers, 'DELETE')]);
    expect([await profileStatus(headers), await profileStatus(other.headers)].sort()).toEqual([200, 401]);
  });
});

describe('security events', () => {
  const DAY = 86_400_000;
  const email = 'siti@example.com';

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
});

describe('secrets at rest', () => {
  /** The content of every file below a folder. */
  function filesIn(folder: string): string {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
      .join('\n');
  }

  it('stores no password, bearer token or mailed token as it is', async () => {
    const test = await testApp();
    const post = async (call: string, payload: object) => {
      const url = `/api/v1/candidate/${call}/`;
      // A key makes the server store responses, which must hold no secret either.
      const headers = { 'idempotency-key': `key-of-${call.split('/')[0]}` };
      const response = await test.app.inject({ method: 'POST', url, payload, headers });
      await test.app.tasksDone();
      return response.json();
    };
    const email = 'siti@example.com';
    const [first, second] = ['Rahasia!Pertama', 'Rahasia!Kedua'];
    await post('register', { name: 'Siti', email, phoneNumber: '+628123456789', password: first });
    await post('verify/resend', { email });
    const [activation = '', resent = ''] = test.mailbox.map(({ link }) => link.split('token=')[1]);
    await post('verify', { verifyToken: resent });
    await post('login', { email, password: 'Salah!Sekali' });
    const early = (await post('login', { email, password: first })).data.token;
    await post('forgot-password', { email });
    const link = test.mailbox[2]?.link.split('/reset-password/')[1] ?? '';
    expect((await post(`reset-password/${link}`, { password: second })).statusCode).toBe(2000);
    const late = (await post('login', { email, password: second })).data.token;

    const stored = Object.values(await dumpTables(test.db)).join('\n') + filesIn(test.config.dataDir);
    expect(stored).toContain('$argon2id$');
    expect(stored).toContain(email);
    const reset = link.split('/')[1] ?? '';
    for (const secret of [first, second, 'Salah!Sekali', activation, resent, reset, early, late]) {
      expect(secret.length).toBeGreaterThan(10);
      expect(stored).not.toContain(secret);
    }
    await test.close();
  });
});
