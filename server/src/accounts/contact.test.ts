import { eq } from 'drizzle-orm';
import { candidateIn, sessionOf, signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { rateLimitWindows, securityEvents } from '../db/request-schema';
import { candidates, emailChanges, sessions } from '../db/schema';
import { readTopics } from '../privacy/export/topics';
import { issueToken } from './account-tokens';
import { purgeStale } from '../background/purge-stale';
import { toUidb64 } from './reset-link';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(() => test.reset());

describe('change the e-mail address', () => {
  const MINUTE = 60_000;
  const DAY = 86_400_000;
  const PASSWORD = 'Rahasia!Lama';
  const OLD = 'siti@example.com';
  const NEW = 'siti.baru@example.com';

  type Headers = Record<string, string>;

  beforeEach(async () => {
    for (const table of [candidates, rateLimitWindows, securityEvents]) await test.db.delete(table);
  });

  const siti = (on = test) => signedIn(on, { email: OLD, password: PASSWORD });

  async function post(path: string, payload: object, headers: Headers = {}, { app } = test) {
    const url = `/api/v1/candidate/${path}/`;
    const response = await app.inject({ method: 'POST', url, payload, headers });
    await app.tasksDone();
    return response;
  }

  const call = (method: 'GET' | 'DELETE', headers: Headers, { app } = test) =>
    app.inject({ method, url: '/api/v1/candidate/change-email/', headers });
  const pending = async (headers: Headers, on = test) => {
    const response = await call('GET', headers, on);
    expectContract('getEmailChange', response);
    return response.json().data as { email: string; requestedAt: string; expiresAt: string } | null;
  };
  const wish = (headers: Headers, email = NEW, password = PASSWORD) =>
    post('change-email', { email, password }, headers);
  const tokenOf = (to: string) => test.mailbox.findLast((mail) => mail.to === to)?.link.split('token=')[1] ?? '';
  const confirm = (token = tokenOf(NEW)) => post('confirm-email', { token });
  const undo = (token = tokenOf(OLD)) => post('undo-email', { token });
  const signIn = async (email: string, password = PASSWORD) => (await post('login', { email, password })).statusCode;

  async function emailOf(id: string) {
    const [row] = await test.db.select().from(candidates).where(eq(candidates.id, id));
    return row?.email;
  }

  describe('a wish for another address', () => {
    it('mails a link only to the new address, and changes nothing before it is opened', async () => {
      const { id, headers } = await siti();
      const response = await wish(headers, ` ${NEW} `);
      expect(response.statusCode).toBe(200);
      expectContract('changeEmail', response);
      expect(test.mailbox.map(({ to }) => to)).toEqual([NEW]);
      expect(test.mailbox[0]?.link).toMatch(/^http:\/\/titian\.test\/akun\/konfirmasi-email\?token=[\w-]{43}$/);
      expect(test.mailbox[0]?.text).not.toMatch(/Siti|siti@/);
      expect(await emailOf(id)).toBe(OLD);
      expect([await signIn(NEW), await signIn(OLD)]).toEqual([401, 200]);
    });

    it.each([
      ['a wrong password', NEW, 'Salah!Sekali', 4003],
      ["the account's own address", OLD.toUpperCase(), PASSWORD, 4000],
      ['an invalid address', 'siti', PASSWORD, 4000],
    ])('refuses %s and sends no mail', async (_what, email, password, code) => {
      const { headers } = await siti();
      const response = await wish(headers, email, password);
      expect(response.json().statusCode).toBe(code);
      expectContract('changeEmail', response);
      expect(test.mailbox).toEqual([]);
    });

    it('refuses an address that has an account with 4006 and err.email', async () => {
      await candidateIn(test, { email: NEW });
      const { headers } = await siti();
      const response = await wish(headers, NEW.toUpperCase());
      expect(response.json()).toMatchObject({ statusCode: 4006, err: { email: ['Email sudah terdaftar.'] } });
      expectContract('changeEmail', response);
    });

    it('mails one mailbox five times in an hour for one account, whatever its tags, and still for another', async () => {
      const stranger = await signedIn(test, { password: PASSWORD });
      const statuses: number[] = [];
      for (const tag of ['', '+a', '+b', '+C', '+d', '+e']) {
        statuses.push((await wish(stranger.headers, `korban${tag}@example.com`)).statusCode);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect(test.mailbox).toHaveLength(5);
      const { headers } = await siti();
      expect((await wish(headers, 'korban@example.com')).statusCode).toBe(200);
    });

    it('mails one mailbox no more than thirty times in an hour, whichever accounts want it', async () => {
      const wishOfAnother = async () => {
        const { headers } = await signedIn(test, { password: PASSWORD });
        return (await wish(headers, 'k.orban@gmail.com')).statusCode;
      };
      expect(await wishOfAnother()).toBe(200);
      // The window of the mailbox is the only one that the calls share.
      await test.db.update(rateLimitWindows).set({ count: 29 });
      expect([await wishOfAnother(), await wishOfAnother()]).toEqual([200, 429]);
      expect(test.mailbox).toHaveLength(2);
    });

    it('responds alike when accounts are hidden, and mails the owner a notice instead of a link', async () => {
      const own = await testApp({ HIDE_ACCOUNTS: 'true' }, {}, test);
      await candidateIn(own, { email: NEW });
      const { headers } = await siti(own);
      const free = await post('change-email', { email: 'bebas@example.com', password: PASSWORD }, headers, own);
      const taken = await post('change-email', { email: NEW, password: PASSWORD }, headers, own);
      expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
      expect(own.mailbox.map(({ to, link }) => [to, link.includes('token=')])).toEqual([
        ['bebas@example.com', true],
        [NEW, false],
      ]);
      await own.close();
    });

    it('limits guesses at the password, mails, and questions about addresses', async () => {
      const { headers } = await siti();
      for (let round = 0; round < 10; round += 1) expect((await wish(headers, NEW, 'Salah!')).statusCode).toBe(401);
      expect((await wish(headers)).statusCode).toBe(429);
      await test.db.delete(rateLimitWindows);
      await candidateIn(test, { email: NEW });
      for (let round = 0; round < 10; round += 1) expect((await wish(headers)).statusCode).toBe(409);
      expect((await wish(headers)).statusCode).toBe(429);
      await test.db.delete(rateLimitWindows);
      for (let round = 0; round < 5; round += 1)
        expect((await wish(headers, `a${round}@example.com`)).statusCode).toBe(200);
      expect((await wish(headers)).statusCode).toBe(429);
    });
  });

  describe('a change that waits', () => {
    const lasts = ({ requestedAt, expiresAt }: { requestedAt: string; expiresAt: string }) =>
      Date.parse(expiresAt) - Date.parse(requestedAt);

    let ahead = 0;
    /** Sets the clock forward for the rest of a test, in which no session ends. */
    const later = async (milliseconds: number) => {
      await test.db.update(sessions).set({ expiresAt: new Date(Date.now() + 7 * DAY) });
      test.advance(milliseconds);
      ahead += milliseconds;
    };
    afterEach(() => {
      test.advance(-ahead);
      ahead = 0;
    });

    it('is returned with its address and the expiry of its link, until the link is opened', async () => {
      const { headers } = await siti();
      expect(await pending(headers)).toBeNull();
      await wish(headers, 'pertama@example.com');
      await wish(headers);
      const change = await pending(headers);
      expect(change).toEqual({
        email: NEW,
        requestedAt: expect.any(String) as string,
        expiresAt: expect.any(String) as string,
      });
      expect(Math.abs(Date.now() - Date.parse(change?.requestedAt ?? ''))).toBeLessThan(60_000);
      // The link is made when its mail is.
      expect(lasts(change ?? { requestedAt: '', expiresAt: '' }) - DAY).toBeLessThan(60_000);
      expect(await pending((await signedIn(test)).headers)).toBeNull();
      await confirm();
      expect(await pending(headers)).toBeNull();
    });

    it('is over with its link, to the moment', async () => {
      const { headers } = await siti();
      await wish(headers);
      const { expiresAt } = (await pending(headers)) ?? { expiresAt: '' };
      await later(Date.parse(expiresAt) - Date.now() - MINUTE);
      expect((await pending(headers))?.expiresAt).toBe(expiresAt);
      await later(MINUTE + 1);
      expect([await pending(headers), (await confirm()).json().statusCode]).toEqual([null, 4007]);
      expect((await call('DELETE', headers)).json().statusCode).toBe(4004);
    });

    it('lasts as long as a link that was mailed late', async () => {
      const { headers } = await siti();
      const body = { email: NEW, password: PASSWORD };
      const url = '/api/v1/candidate/change-email/';
      await test.app.inject({ method: 'POST', url, headers, payload: body });
      const before = await pending(headers);
      expect(lasts(before ?? { requestedAt: '', expiresAt: '' })).toBe(DAY);
      await later(DAY / 2);
      await test.app.tasksDone();
      const after = await pending(headers);
      expect(Date.parse(after?.expiresAt ?? '') - Date.parse(before?.expiresAt ?? '')).toBeGreaterThan(
        DAY / 2 - MINUTE,
      );
      await later(DAY * 0.75);
      expect(await pending(headers)).toEqual(after);
      expect((await confirm()).statusCode).toBe(200);
    });

    it('is cancelled with its link, and leaves the address as it is', async () => {
      const { id, headers } = await siti();
      await wish(headers);
      const response = await call('DELETE', headers);
      expect(response.statusCode).toBe(200);
      expectContract('cancelEmailChange', response);
      expect(await pending(headers)).toBeNull();
      expect((await confirm()).json().statusCode).toBe(4007);
      expect(await emailOf(id)).toBe(OLD);
      const kinds = (await test.db.select().from(securityEvents).orderBy(securityEvents.id)).map(({ kind }) => kind);
      expect(kinds).toEqual(['email-change-requested', 'email-change-cancelled']);
      await wish(headers);
      expect((await confirm()).statusCode).toBe(200);
    });

    it('sends no mail once it is cancelled', async () => {
      const { headers } = await siti();
      const payload = { email: NEW, password: PASSWORD };
      await test.app.inject({ method: 'POST', url: '/api/v1/candidate/change-email/', headers, payload });
      expect((await call('DELETE', headers)).statusCode).toBe(200);
      await test.app.tasksDone();
      expect(test.mailbox).toEqual([]);
    });

    it('is cancelled neither by another candidate nor after it is confirmed', async () => {
      const { id, headers } = await siti();
      await wish(headers);
      const stranger = await signedIn(test);
      const refused = await call('DELETE', stranger.headers);
      expect(refused.json().statusCode).toBe(4004);
      expectContract('cancelEmailChange', refused);
      expect(await pending(headers)).not.toBeNull();
      await confirm();
      expect((await call('DELETE', headers)).json().statusCode).toBe(4004);
      expect(await emailOf(id)).toBe(NEW);
    });

    it('is either confirmed or cancelled, never both, when the two requests race', async () => {
      const { id, headers } = await siti();
      await wish(headers);
      const [confirmed, cancelled] = await Promise.all([confirm(), call('DELETE', headers)]);
      expect([
        [200, 404, NEW],
        [410, 200, OLD],
      ]).toContainEqual([confirmed.statusCode, cancelled.statusCode, await emailOf(id)]);
    });

    it.each(['GET', 'DELETE'] as const)('is not for a session that has ended: %s', async (method) => {
      const { headers } = await siti();
      await wish(headers);
      await test.app.inject({ method: 'POST', url: '/api/v1/candidate/logout/', headers, payload: {} });
      expect((await call(method, headers)).json().statusCode).toBe(4001);
      expect((await confirm()).statusCode).toBe(200);
    });

    it('to an address that has an account looks like any other where accounts are hidden, also in an export', async () => {
      const own = await testApp({ HIDE_ACCOUNTS: 'true' }, {}, test);
      await candidateIn(own, { email: NEW });
      const seen = [];
      for (const email of ['bebas@example.com', NEW]) {
        const { id, headers } = await signedIn(own, { password: PASSWORD });
        await post('change-email', { email, password: PASSWORD }, headers, own);
        const change = await pending(headers, own);
        expect(change?.email).toBe(email);
        const topics = await readTopics({ db: own.db, candidateId: id, now: new Date() });
        const links = topics.find(({ key }) => key === 'mailed-link')?.content as Record<string, unknown>[];
        expect(links.map(({ expiresAt }) => expiresAt)).toEqual([change?.expiresAt]);
        const cancelled = await call('DELETE', headers, own);
        seen.push([links.map(({ purpose, usedAt }) => [purpose, usedAt]), cancelled.statusCode, cancelled.body]);
      }
      expect(seen[1]).toEqual(seen[0]);
      await own.close();
    });
  });

  describe('the link to confirm', () => {
    it('makes the new address the account’s, tells the old one, and ends no session', async () => {
      const { id, headers } = await siti();
      await wish(headers);
      const response = await confirm();
      expect(response.statusCode).toBe(200);
      expectContract('confirmEmail', response);
      expect(await emailOf(id)).toBe(NEW);
      expect([await signIn(OLD), await signIn(NEW)]).toEqual([401, 200]);
      expect((await test.app.inject({ url: '/api/v1/candidate/profile/', headers })).json().data.email).toBe(NEW);
      const mail = test.mailbox.at(-1);
      expect([mail?.to, mail?.text.includes('7 hari')]).toEqual([OLD, true]);
      expect(mail?.link).toMatch(/^http:\/\/titian\.test\/akun\/batalkan-email\?token=[\w-]{43}$/);
      const kinds = (await test.db.select().from(securityEvents).orderBy(securityEvents.id)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind.startsWith('email'))).toEqual(['email-change-requested', 'email-changed']);
    });

    it('is refused when unknown, used, and after a day', async () => {
      const own = test;
      const { headers } = await siti();
      expect((await confirm('unknown')).json().statusCode).toBe(4004);
      await wish(headers);
      expect((await confirm()).statusCode).toBe(200);
      expect((await confirm()).json().statusCode).toBe(4006);
      await wish(headers, 'ketiga@example.com');
      own.advance(DAY + 1_000);
      expect((await confirm(tokenOf('ketiga@example.com'))).json().statusCode).toBe(4007);
      own.advance(-DAY - 1_000);
    });

    it('works for either of two requests for one address, until one is used', async () => {
      const { id, headers } = await siti();
      await wish(headers);
      const first = tokenOf(NEW);
      await wish(headers, NEW.toUpperCase());
      const second = test.mailbox.at(-1)?.link.split('token=')[1] ?? '';
      expect(second).not.toBe(first);
      expect((await confirm(first)).statusCode).toBe(200);
      expect((await confirm(second)).json().statusCode).toBe(4006);
      expect(await emailOf(id)).toBe(NEW);
    });

    it('works only for the last of several addresses', async () => {
      const { id, headers } = await siti();
      await wish(headers, 'pertama@example.com');
      await wish(headers);
      expect((await confirm(tokenOf('pertama@example.com'))).json().statusCode).toBe(4007);
      expect((await confirm()).statusCode).toBe(200);
      expect(await emailOf(id)).toBe(NEW);
    });

    it('is over once the password was changed', async () => {
      const { headers } = await siti();
      await wish(headers);
      await post('change-password', { old: PASSWORD, new: 'Rahasia!Baru' }, headers);
      expect((await confirm()).json().statusCode).toBe(4007);
    });

    it('is over once the password was reset', async () => {
      const { id, headers } = await siti();
      await wish(headers);
      const reset = await issueToken(test.db, id, 'reset', new Date());
      const response = await post(`reset-password/${toUidb64(id)}/${reset}`, { password: 'Rahasia!Baru' });
      expect(response.statusCode).toBe(200);
      expect((await confirm()).json().statusCode).toBe(4007);
      expect(await emailOf(id)).toBe(OLD);
    });

    it('is refused when another active account has the address by now', async () => {
      const { id, headers } = await siti();
      await wish(headers);
      await candidateIn(test, { email: NEW.toUpperCase() });
      expect((await confirm()).json().statusCode).toBe(4006);
      expect(await emailOf(id)).toBe(OLD);
    });

    it('takes the address from a sign-up that was not activated', async () => {
      const { id, headers } = await siti();
      await candidateIn(test, { email: NEW, activatedAt: null });
      await wish(headers);
      expect((await confirm()).statusCode).toBe(200);
      expect(await emailOf(id)).toBe(NEW);
      expect(await test.db.$count(candidates)).toBe(1);
    });

    it('ends links for a new password that the old address has', async () => {
      const { id, headers } = await siti();
      await wish(headers);
      const reset = await issueToken(test.db, id, 'reset', new Date());
      await confirm();
      const response = await post(`reset-password/${toUidb64(id)}/${reset}`, { password: 'Rahasia!Baru' });
      expect(response.json().statusCode).toBe(4007);
    });

    it('serves once, of several calls at the same moment', async () => {
      const { headers } = await siti();
      await wish(headers);
      const token = tokenOf(NEW);
      const codes = await Promise.all(Array.from({ length: 5 }, async () => (await confirm(token)).statusCode));
      expect(codes.sort()).toEqual([200, 409, 409, 409, 409]);
    });
  });

  describe('the link to undo', () => {
    async function changed() {
      const candidate = await siti();
      await wish(candidate.headers);
      await confirm();
      return candidate;
    }

    it('restores the address, ends every session and mails a link for a new password', async () => {
      const { id, headers } = await changed();
      const other = await sessionOf(test, id);
      const response = await undo();
      expect(response.statusCode).toBe(200);
      expectContract('undoEmail', response);
      expect(await emailOf(id)).toBe(OLD);
      for (const session of [headers, other.headers]) {
        expect((await test.app.inject({ url: '/api/v1/candidate/profile/', headers: session })).statusCode).toBe(401);
      }
      expect([await signIn(OLD), await signIn(NEW)]).toEqual([401, 401]);
      const mail = test.mailbox.at(-1);
      expect([mail?.to, mail?.subject]).toEqual([OLD, 'Atur ulang password akun Titian Anda']);
      const link = mail?.link.split('/reset-password/')[1] ?? '';
      expect((await post(`reset-password/${link}`, { password: 'Rahasia!Baru' })).statusCode).toBe(200);
      expect(await signIn(OLD, 'Rahasia!Baru')).toBe(200);
    });

    it('works for seven days, once', async () => {
      await changed();
      const token = tokenOf(OLD);
      test.advance(7 * DAY + 1_000);
      expect((await undo(token)).json().statusCode).toBe(4007);
      test.advance(-2_000);
      expect((await undo(token)).statusCode).toBe(200);
      expect((await undo(token)).json().statusCode).toBe(4006);
      test.advance(1_000 - 7 * DAY);
      expect((await undo('unknown')).json().statusCode).toBe(4004);
    });

    it('undoes later changes too, whose links are over', async () => {
      const { id, headers } = await changed();
      const first = tokenOf(OLD);
      await wish(headers, 'ketiga@example.com');
      await confirm(tokenOf('ketiga@example.com'));
      const second = tokenOf(NEW);
      await wish((await sessionOf(test, id)).headers, 'keempat@example.com');
      expect((await undo(first)).statusCode).toBe(200);
      expect(await emailOf(id)).toBe(OLD);
      expect((await undo(second)).json().statusCode).toBe(4007);
      const response = await post('mailed-link', { purpose: 'undo-email', token: second });
      expect(response.json().statusCode).toBe(4007);
      expect((await confirm(tokenOf('keempat@example.com'))).json().statusCode).toBe(4007);
    });

    it('is refused when another active account has the old address by now', async () => {
      const { id } = await changed();
      await candidateIn(test, { email: OLD });
      expect((await undo()).json().statusCode).toBe(4006);
      expect(await emailOf(id)).toBe(NEW);
    });
  });

  it('forgets addresses that an account had, a month after the change', async () => {
    const { headers } = await siti();
    await wish(headers);
    await confirm();
    await purgeStale(test.db, new Date(Date.now() + 29 * DAY));
    expect(await test.db.$count(emailChanges)).toBe(1);
    await purgeStale(test.db, new Date(Date.now() + 31 * DAY));
    expect(await test.db.$count(emailChanges)).toBe(0);
  });

  it('mails a link for a new password to the address that the account has when it is mailed', async () => {
    const { headers } = await siti();
    await wish(headers);
    const url = '/api/v1/candidate/forgot-password/';
    await test.app.inject({ method: 'POST', url, payload: { email: OLD } });
    await test.app.inject({
      method: 'POST',
      url: '/api/v1/candidate/confirm-email/',
      payload: { token: tokenOf(NEW) },
    });
    await test.app.tasksDone();
    const reset = test.mailbox.find(({ link }) => link.includes('/reset-password/'));
    expect(reset?.to).toBe(NEW);
  });
});

describe('change the phone number', () => {
  const PASSWORD = 'Rahasia!Lama';
  const OLD = '+6281234567890';
  const NEW = '+6285711122789';
  const email = 'siti@example.com';

  beforeEach(async () => {
    for (const table of [candidates, rateLimitWindows, securityEvents]) await test.db.delete(table);
  });

  const siti = () => signedIn(test, { email, password: PASSWORD, phoneNumber: OLD, name: 'Siti' });

  async function change(headers: Record<string, string>, body: object) {
    const url = '/api/v1/candidate/change-phone/';
    const response = await test.app.inject({ method: 'POST', url, payload: body, headers });
    await test.app.tasksDone();
    expectContract('changePhone', response);
    return response;
  }

  const storedNumber = async () =>
    (await test.db.select().from(candidates).where(eq(candidates.email, email)))[0]?.phoneNumber;

  it('changes the number, records it, and mails a notice with only its last three digits', async () => {
    const { id, headers } = await siti();
    const response = await change(headers, { phoneNumber: ` ${NEW} `, password: PASSWORD });
    expect(response.statusCode).toBe(200);
    expect(await storedNumber()).toBe(NEW);
    const events = await test.db.select().from(securityEvents);
    expect(events.map(({ kind, candidateId }) => [kind, candidateId])).toEqual([['phone-changed', id]]);
    const [mail, ...more] = test.mailbox;
    expect([more, mail?.to, mail?.subject]).toEqual([[], email, 'Nomor telepon akun Anda diubah']);
    expect(mail?.text).toContain('berakhiran 789');
    expect(JSON.stringify(mail)).not.toMatch(/2789|567890/);
  });

  it('refuses a wrong password with 4003, and changes nothing', async () => {
    const { headers } = await siti();
    const response = await change(headers, { phoneNumber: NEW, password: 'Salah!Sekali' });
    expect(response.json().statusCode).toBe(4003);
    expect([await storedNumber(), test.mailbox]).toEqual([OLD, []]);
  });

  it.each([
    ['of another country', '+6012345678', 'Nomor telepon harus diawali +62 dan diikuti 7 sampai 13 angka.'],
    ['that is too long', '+6281234567890123', 'Nomor telepon harus diawali +62 dan diikuti 7 sampai 13 angka.'],
    ['that the account has', OLD, 'Nomor ini sudah dipakai akun Anda.'],
  ])('refuses a number %s', async (_case, phoneNumber, message) => {
    const { headers } = await siti();
    const response = await change(headers, { phoneNumber, password: PASSWORD });
    expect(response.json()).toMatchObject({ statusCode: 4000, err: { phoneNumber: [message] } });
    expect(await storedNumber()).toBe(OLD);
  });

  it('limits changes, each of which mails', async () => {
    const { headers } = await siti();
    const statuses: number[] = [];
    for (let digit = 0; digit < 6; digit += 1) {
      const response = await change(headers, { phoneNumber: `+62812000000${digit}`, password: PASSWORD });
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
