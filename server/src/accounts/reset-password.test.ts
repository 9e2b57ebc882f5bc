import { eq } from 'drizzle-orm';
import { candidateIn, sessionOf } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { rateLimitWindows } from '../db/request-schema';
import { accountTokens, candidates } from '../db/schema';
import { holderOfToken } from './account-tokens';
import { toUidb64 } from './reset-link';

const HOUR = 3_600_000;

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
    const hidden = await testApp({ HIDE_ACCOUNTS: 'true' });
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
  it('takes a link that arrived while a newer one cannot be sent, and not once the newer one is', async () => {
    await candidateIn(test, { email: 'siti@example.com' });
    const first = await mailedLink('siti@example.com');
    const [, , token = ''] = first.split('/');
    test.mailFailure = new Error('mail server down');
    await post('forgot-password', { email: 'siti@example.com' });
    expect(test.mailbox).toHaveLength(1);
    expect(await holderOfToken(test.db, token, 'reset', new Date())).toBeTruthy();
    test.mailFailure = null;
    await test.app.runAllJobs();
    expect(test.mailbox).toHaveLength(2);
    const [older, newer] = test.mailbox.map(({ link }) => link.replace('http://titian.test/', ''));
    expect((await post(older ?? '', { password: 'BaruSekali!' })).json().statusCode).toBe(4007);
    expect((await post(newer ?? '', { password: 'BaruSekali!' })).statusCode).toBe(200);
  });

  it('takes only the newer of two links whose mails are sent at once', async () => {
    await candidateIn(test, { email: 'siti@example.com' });
    for (let i = 0; i < 2; i += 1) {
      await test.app.inject({
        method: 'POST',
        url: '/api/v1/candidate/forgot-password/',
        payload: { email: 'siti@example.com' },
      });
    }
    await test.app.tasksDone();
    const links = test.mailbox.map(({ link }) => link.replace('http://titian.test/', ''));
    const codes = [];
    for (const link of links) codes.push((await post(link, { password: 'BaruSekali!' })).json().statusCode);
    expect(codes.sort()).toEqual([2000, 4007]);
  });

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

  it('responds with 4007 to all links but the newest', async () => {
    await candidateIn(test, { email: 'siti@example.com' });
    const older = await mailedLink('siti@example.com');
    const newest = await mailedLink('siti@example.com');
    const response = await post(older, { password: 'Kopi-Pagi!' });
    expect(response.statusCode).toBe(410);
    expectContract('resetPassword', response);
    expect(response.json().statusCode).toBe(4007);
    expect((await post(newest, { password: 'Kopi-Pagi!' })).statusCode).toBe(200);
  });

  it('responds with 4007 after an hour', async () => {
    const { id } = await candidateIn(test, { email: 'siti@example.com' });
    const link = await mailedLink('siti@example.com');
    test.advance(HOUR);
    expect((await post(link, { password: 'Kopi-Pagi!' })).json().statusCode).toBe(4007);
    expect(await passwordHash(id)).toBe('none');
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

  it('leaves an account inactive that waits for activation', async () => {
    await candidateIn(test, { email: 'baru@example.com', activatedAt: null });
    await post(await mailedLink('baru@example.com'), { password: 'Kopi-Pagi!' });
    expect((await signIn('baru@example.com', 'Kopi-Pagi!')).json().statusCode).toBe(4005);
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
