import { and, eq, isNull } from 'drizzle-orm';
import { candidateIn, sessionOf, signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { rateLimitWindows, securityEvents } from '../db/request-schema';
import { accountTokens, candidates, sessions } from '../db/schema';
import { issueToken } from './account-tokens';
import { toUidb64 } from './reset-link';
import { statuses, times } from '../http/limit-calls.fixture';
import { RATE_LIMITS } from '../http/rate-limits';
import type { LimitedAction, RateLimit } from '../http/rate-limits';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(() => test.reset());

describe('reset the password', () => {
  const HOUR = 3_600_000;

  beforeEach(async () => {
    await test.db.delete(candidates);
    await test.db.delete(rateLimitWindows);
  });

  async function post(path: string, payload: object, { app } = test) {
    const response = await app.inject({ method: 'POST', url: `/api/v1/candidate/${path}/`, payload });
    await app.tasksDone();
    return response;
  }

  /** The path of the newest mailed reset link. */
  async function mailedLink(email: string): Promise<string> {
    await post('forgot-password', { email });
    const link = test.mailbox.at(-1)?.link ?? '';
    return link.replace('http://titian.test/', '');
  }

  const signIn = (email: string, password: string) => post('login', { email, password });

  /** The code of the call that checks a reset link. */
  async function check(link: string): Promise<number> {
    const response = await post('mailed-link', { purpose: 'reset', token: link.split('/').at(-1) });
    expectContract('checkMailedLink', response);
    return response.json().statusCode;
  }

  async function passwordHash(id: string) {
    const [row] = await test.db.select().from(candidates).where(eq(candidates.id, id));
    return row?.passwordHash;
  }

  describe('forgot-password', () => {
    it('mails one link that holds the candidate and a token, to the address as registered', async () => {
      const { id } = await candidateIn(test, { email: 'Siti@example.com' });
      const response = await post('forgot-password', { email: ' siti@EXAMPLE.com' });
      expect(response.statusCode).toBe(200);
      expectContract('forgotPassword', response);
      expect(test.mailbox).toHaveLength(1);
      expect(test.mailbox[0]?.to).toBe('Siti@example.com');
      expect(test.mailbox[0]?.text).toContain('berlaku selama 1 jam');
      const [, uidb64, token] =
        /^http:\/\/titian\.test\/reset-password\/([\w-]+)\/([\w-]{43})$/.exec(test.mailbox[0]?.link ?? '') ?? [];
      expect(uidb64).toBe(toUidb64(id));
      expect(JSON.stringify(await test.db.select().from(accountTokens))).not.toContain(token);
    });

    it('takes the link from the settings, whatever host the request names', async () => {
      await candidateIn(test, { email: 'siti@example.com' });
      await test.app.inject({
        method: 'POST',
        url: '/api/v1/candidate/forgot-password/',
        headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test' },
        payload: { email: 'siti@example.com' },
      });
      await test.app.tasksDone();
      expect(test.mailbox[0]?.link).toMatch(/^http:\/\/titian\.test\//);
      expect(JSON.stringify(test.mailbox)).not.toContain('evil.test');
    });

    it('mails an account that waits for activation too', async () => {
      await candidateIn(test, { email: 'baru@example.com', activatedAt: null });
      expect((await post('forgot-password', { email: 'baru@example.com' })).statusCode).toBe(200);
      expect(test.mailbox).toHaveLength(1);
    });

    it('responds with 4004 to an e-mail that is not registered, and sends no mail', async () => {
      const response = await post('forgot-password', { email: 'lain@example.com' });
      expect(response.statusCode).toBe(404);
      expectContract('forgotPassword', response);
      expect(response.json()).toEqual({ statusCode: 4004, message: 'Email Anda Tidak Terdaftar!' });
      expect(test.mailbox).toHaveLength(0);
    });

    it('responds alike when accounts are hidden, and mails only a registered address', async () => {
      const hidden = await testApp({ HIDE_ACCOUNTS: 'true' }, {}, test);
      await candidateIn(hidden, { email: 'siti@example.com' });
      const known = await post('forgot-password', { email: 'siti@example.com' }, hidden);
      const unknown = await post('forgot-password', { email: 'lain@example.com' }, hidden);
      expect([known.statusCode, unknown.statusCode]).toEqual([200, 200]);
      expect(unknown.body).toBe(known.body);
      expect(hidden.mailbox.map((mail) => mail.to)).toEqual(['siti@example.com']);
      await hidden.close();
    });

    it('refuses an invalid e-mail with 4000', async () => {
      const response = await post('forgot-password', { email: 'siti' });
      expectContract('forgotPassword', response);
      expect(response.json().err).toEqual({ email: ['Format email tidak valid.'] });
    });
  });

  describe('reset-password', () => {
    it('sets the new password and ends every session', async () => {
      const { id } = await candidateIn(test, { email: 'siti@example.com', password: 'Lama!!' });
      const { headers } = await sessionOf(test, id);
      const other = await candidateIn(test);
      const untouched = await sessionOf(test, other.id);
      const response = await post(await mailedLink('siti@example.com'), { password: 'BaruSekali!' });
      expect(response.statusCode).toBe(200);
      expectContract('resetPassword', response);
      expect((await signIn('siti@example.com', 'Lama!!')).statusCode).toBe(401);
      expect((await signIn('siti@example.com', 'BaruSekali!')).statusCode).toBe(200);
      const profile = (session: object) =>
        test.app.inject({ url: '/api/v1/candidate/profile/', headers: { ...session } });
      expect((await profile(headers)).statusCode).toBe(401);
      expect((await profile(untouched.headers)).statusCode).toBe(200);
    });

    it('mails a notice of the new password, and none of a refused one', async () => {
      await candidateIn(test, { email: 'siti@example.com' });
      const link = await mailedLink('siti@example.com');
      test.mailbox.length = 0;
      await post(link, { password: 'BaruSekali!' });
      await post(link, { password: 'SekaliLagi!' });
      expect(test.mailbox.map(({ to, subject, link }) => [to, subject, link])).toEqual([
        ['siti@example.com', 'Password akun Titian Anda telah diubah', 'http://titian.test/forgot-password'],
      ]);
      expect(JSON.stringify(test.mailbox)).not.toContain('BaruSekali!');
    });

    it('responds with 4006 to a link that was used and keeps the password', async () => {
      const { id } = await candidateIn(test, { email: 'siti@example.com' });
      const link = await mailedLink('siti@example.com');
      await post(link, { password: 'Bekal-Satu!' });
      const hash = await passwordHash(id);
      const response = await post(link, { password: 'Bekal-Dua!!' });
      expect(response.statusCode).toBe(409);
      expectContract('resetPassword', response);
      expect(response.json().statusCode).toBe(4006);
      expect(await passwordHash(id)).toBe(hash);
    });

    it('lets one of several calls at once use a link', async () => {
      await candidateIn(test, { email: 'siti@example.com' });
      const link = await mailedLink('siti@example.com');
      const responses = await Promise.all(
        ['Bekal-Satu!', 'Bekal-Dua!', 'Bekal-Tiga!'].map((password) => post(link, { password })),
      );
      expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 409, 409]);
    });

    it('takes any of several links until one is used, which ends the others', async () => {
      await candidateIn(test, { email: 'siti@example.com' });
      const older = await mailedLink('siti@example.com');
      const newer = await mailedLink('siti@example.com');
      expect(await Promise.all([check(older), check(newer)])).toEqual([2000, 2000]);
      expect((await post(older, { password: 'Kopi-Pagi!' })).statusCode).toBe(200);
      const response = await post(newer, { password: 'Bekal-Dua!!' });
      expectContract('resetPassword', response);
      expect([response.json().statusCode, await check(newer)]).toEqual([4006, 4006]);
      expect((await signIn('siti@example.com', 'Kopi-Pagi!')).statusCode).toBe(200);
    });

    it('responds with 4007 after an hour', async () => {
      const { id } = await candidateIn(test, { email: 'siti@example.com' });
      const link = await mailedLink('siti@example.com');
      test.advance(HOUR);
      expect(await check(link)).toBe(4007);
      expect((await post(link, { password: 'Kopi-Pagi!' })).json().statusCode).toBe(4007);
      expect(await passwordHash(id)).toBe('none');
    });

    it('checks a link without using it, and tells nothing of the account', async () => {
      await candidateIn(test, { email: 'siti@example.com' });
      const link = await mailedLink('siti@example.com');
      const response = await post('mailed-link', { purpose: 'reset', token: link.split('/').at(-1) });
      expect(response.json()).toEqual({ statusCode: 2000, message: 'Tautan ini masih berlaku.', data: null });
      expect([await check('unknown'), await check(link)]).toEqual([4004, 2000]);
      const confirming = await post('mailed-link', { purpose: 'confirm-email', token: link.split('/').at(-1) });
      expect(confirming.json().statusCode).toBe(4004);
      expect((await post(link, { password: 'Kopi-Pagi!' })).statusCode).toBe(200);
    });

    it('responds with 4004 to an unknown token and to a token with another candidate', async () => {
      const { id } = await candidateIn(test, { email: 'siti@example.com' });
      const other = await candidateIn(test);
      const [, , token = ''] = (await mailedLink('siti@example.com')).split('/');
      for (const path of [`${toUidb64(id)}/unknown`, `${toUidb64(other.id)}/${token}`, `%20/${token}`]) {
        const response = await post(`reset-password/${path}`, { password: 'Kopi-Pagi!' });
        expect(response.statusCode).toBe(404);
        expectContract('resetPassword', response);
        expect(response.json().statusCode).toBe(4004);
      }
      expect(await passwordHash(other.id)).toBe('none');
    });

    it('activates an account that waits for it, and ends the links that would', async () => {
      const { id } = await candidateIn(test, { email: 'baru@example.com', activatedAt: null });
      const verifyToken = await issueToken(test.db, id, 'activate', new Date());
      await post(await mailedLink('baru@example.com'), { password: 'Kopi-Pagi!' });
      expect((await signIn('baru@example.com', 'Kopi-Pagi!')).statusCode).toBe(200);
      expect((await post('verify', { verifyToken })).json()).toEqual({
        statusCode: 4006,
        message: 'Akun ini sudah diaktifkan. Silakan masuk.',
      });
    });

    it('refuses a weak password in the words of the specification and keeps the link alive', async () => {
      await candidateIn(test, { email: 'siti@example.com' });
      const link = await mailedLink('siti@example.com');
      const response = await post(link, { password: 'lemah' });
      expect(response.statusCode).toBe(400);
      expectContract('resetPassword', response);
      expect(response.json().err).toEqual({
        password: [
          'Password harus memiliki minimal 6 karakter, satu huruf kapital, dan satu karakter khusus (!@#$%^&*).',
        ],
      });
      expect((await post(link, { password: 'Kopi-Pagi!' })).statusCode).toBe(200);
    });
  });
});

describe('change the password', () => {
  const OLD = 'Rahasia!Lama';
  const NEW = 'Rahasia!Baru';
  const email = 'siti@example.com';

  type Headers = Record<string, string>;

  beforeEach(async () => {
    for (const table of [candidates, rateLimitWindows, securityEvents]) await test.db.delete(table);
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

  it('refuses a new password that is too short, in words about the field', async () => {
    const { headers } = await siti();
    const response = await change(headers, { old: OLD, new: 'Ab!' });
    expect(response.json()).toMatchObject({ statusCode: 4000, err: { new: [expect.any(String)] } });
  });

  it('limits guesses from one address and from all addresses together', async () => {
    const { headers } = await siti();
    const guess = (address: string) => post('change-password', { old: 'Salah!Sekali', new: NEW }, headers, address);
    for (let round = 0; round < 10; round += 1) expect((await guess('127.0.0.1')).statusCode).toBe(401);
    expect((await guess('127.0.0.1')).statusCode).toBe(429);
    for (let round = 0; round < 10; round += 1) expect((await guess(`10.0.0.${round}`)).statusCode).toBe(401);
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
});

describe('current password', () => {
  const RIGHT = 'Kereta-Malam7!';
  const WRONG = 'Kereta-Pagi8!';
  const email = 'siti@example.com';

  interface PasswordCall {
    action: LimitedAction;
    path: string;
    body: (password: string) => object;
  }

  /** Every call that compares a password, with the action that limits it. */
  const CALLS: Record<string, PasswordCall> = {
    'sign-in': { action: 'sign-in', path: 'login', body: (password) => ({ email, password }) },
    'change-password': {
      action: 'change-account',
      path: 'change-password',
      body: (old) => ({ old, new: 'Pohon-Mangga9!' }),
    },
    'change-email': {
      action: 'change-email',
      path: 'change-email',
      body: (password) => ({ email: 'baru@example.com', password }),
    },
    'change-phone': {
      action: 'change-account',
      path: 'change-phone',
      body: (password) => ({ phoneNumber: '+6285711122789', password }),
    },
    'delete-account': { action: 'change-account', path: 'deletion', body: (password) => ({ password }) },
  };

  beforeEach(async () => {
    for (const table of [candidates, rateLimitWindows]) await test.db.delete(table);
  });

  async function caller({ path, body }: PasswordCall) {
    const { headers } = await signedIn(test, { email, password: RIGHT });
    return async (password: string, key: string) => {
      const url = `/api/v1/candidate/${path}/`;
      const keyed = { ...headers, 'idempotency-key': key };
      const response = await test.app.inject({ method: 'POST', url, payload: body(password), headers: keyed });
      await test.app.tasksDone();
      return response;
    };
  }

  it('knows every action that counts wrong passwords', () => {
    const counted = Object.entries<readonly RateLimit[]>(RATE_LIMITS)
      .filter(([, limits]) => limits.some(({ counts }) => typeof counts !== 'string' && counts.includes(4003)))
      .map(([action]) => action);
    expect([...new Set(Object.values(CALLS).map(({ action }) => action))].sort()).toEqual(counted.sort());
  });

  describe.each(Object.entries(CALLS))('%s', (action, passwordCall) => {
    it('counts a wrong password that is repeated with one key each time', async () => {
      const call = await caller(passwordCall);
      expect(await statuses(11, () => call(WRONG, 'one'))).toEqual([...times(10, 401), 429]);
    });

    it('counts repeated failures between new ones', async () => {
      const call = await caller(passwordCall);
      const first = await call(WRONG, 'one');
      expect(await statuses(8, (index) => call(WRONG, `${index}`))).toEqual(times(8, 401));
      const repeated = await call(WRONG, 'one');
      expect([repeated.statusCode, repeated.body]).toEqual([401, first.body]);
      expect(repeated.headers['idempotent-replayed']).toBe(action === 'sign-in' ? undefined : 'true');
      expect((await call(WRONG, 'last')).statusCode).toBe(429);
    });
  });

  // Signing in ignores the key: each call compares the password.
  it.each(Object.entries(CALLS).filter(([action]) => action !== 'sign-in'))(
    '%s forgives no failure when an earlier success is repeated',
    async (_action, passwordCall) => {
      const call = await caller(passwordCall);
      expect((await call(RIGHT, 'success')).statusCode).toBe(200);
      expect(await statuses(9, (index) => call(WRONG, `${index}`))).toEqual(times(9, 401));
      const repeated = await call(RIGHT, 'success');
      expect([repeated.statusCode, repeated.headers['idempotent-replayed']]).toEqual([200, 'true']);
      expect((await call(WRONG, 'tenth')).statusCode).toBe(401);
      expect((await call(WRONG, 'eleventh')).statusCode).toBe(429);
    },
  );
});
