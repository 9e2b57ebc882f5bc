import { eq } from 'drizzle-orm';
import { candidateIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { rateLimitWindows } from '../db/request-schema';
import { accountTokens, candidates, jobs, pendingRegistrations } from '../db/schema';
import type { JobInput } from '../jobs/job-input';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJob } from '../jobs/job-store';
import { jobSlug } from '../jobs/slug';
import { verifyPassword } from './passwords';
import { issueToken } from './account-tokens';
import { TERMS_VERSION } from './terms';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(() => test.reset());

describe('register', () => {
  const HOUR = 3_600_000;
  const siti = { name: 'Siti Rahma', email: 'siti@example.com', phoneNumber: '+628123456789', password: 'Kopi-Pagi!' };

  beforeEach(async () => {
    await test.db.delete(candidates);
    await test.db.delete(jobs);
    await test.db.delete(rateLimitWindows);
    test.mailbox.length = 0;
    test.mailFailure = null;
  });

  async function register(payload: unknown, { app } = test) {
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/candidate/register/',
      payload: payload as object,
    });
    await app.tasksDone();
    return response;
  }

  const countCandidates = () => test.db.$count(candidates);

  it('creates an inactive account and mails its activation link', async () => {
    const response = await register(siti);
    expectContract('register', response);
    expect(response.statusCode).toBe(201);
    const [row] = await test.db.select().from(candidates);
    expect(response.json().data).toEqual({ id: row?.id, email: 'siti@example.com' });
    expect(row).toMatchObject({ name: 'Siti Rahma', phoneNumber: '+628123456789', activatedAt: null });
    expect(test.mailbox).toHaveLength(1);
    expect(test.mailbox[0]?.to).toBe('siti@example.com');
    expect(test.mailbox[0]?.link).toMatch(/^http:\/\/titian\.test\/verify\?token=[\w-]{43}$/);
    expect(test.mailbox[0]?.text).toContain('berlaku selama 24 jam');
  });

  describe('the job that was wanted', () => {
    const registerFrom = async (returnTo: string, payload: object = siti) => {
      const headers = { 'x-return-to': returnTo };
      const url = '/api/v1/candidate/register/';
      const response = await test.app.inject({ method: 'POST', url, payload, headers });
      await test.app.tasksDone();
      return response;
    };
    const nextOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('next');

    it('is in the mailed link, for another browser', async () => {
      expect((await registerFrom('/jobs/kasir')).statusCode).toBe(201);
      expect(nextOf(test.mailbox[0]?.link)).toBe('/jobs/kasir');
    });

    it('is in the link of its own sign-up only', async () => {
      await registerFrom('/jobs/kasir');
      await registerFrom('/lowongan/perawat', { ...siti, password: 'Lainnya!' });
      expect(test.mailbox.map(({ link }) => nextOf(link))).toEqual(['/jobs/kasir', '/lowongan/perawat']);
    });

    it('is in a link that is mailed again', async () => {
      await registerFrom('/jobs/kasir');
      await test.app.inject({
        method: 'POST',
        url: '/api/v1/candidate/verify/resend/',
        payload: { email: siti.email },
      });
      await test.app.tasksDone();
      expect(test.mailbox.map(({ link }) => nextOf(link))).toEqual(['/jobs/kasir', '/jobs/kasir']);
    });

    const cashier = makeJobInput({ title: 'Kasir', company: { name: 'PT Toko', logo: null, banner: null } });
    const slug = jobSlug(cashier);
    const named = () => /^Lowongan yang menunggu.*$/m.exec(test.mailbox[0]?.text ?? '')?.[0];

    it.each([`/jobs/${slug}`, `/lowongan/${slug}`, `/jobs/${slug.toUpperCase()})`])(
      'is named in the mail of a sign-up from %s while it is open',
      async (path) => {
        await upsertJob(test.db, cashier);
        await registerFrom(path);
        expect(named()).toBe('Lowongan yang menunggu Anda: Kasir di PT Toko.');
      },
    );

    it.each<[string, Partial<JobInput>]>([
      ['unknown', { sourceId: 'job-2' }],
      ['closed', { status: 'closed' }],
      ['past its deadline', { deadline: '2020-01-01' }],
    ])('is not named when it is %s', async (_what, values) => {
      await upsertJob(test.db, { ...cashier, ...values });
      await registerFrom(`/jobs/${slug}`);
      expect(test.mailbox).toHaveLength(1);
      expect(named()).toBeUndefined();
    });

    it.each(['//evil.example', 'https://evil.example/jobs/a', '/profile', '/jobs/..', 'x'.repeat(3000)])(
      'is none where the header is %s',
      async (header) => {
        expect((await registerFrom(header)).statusCode).toBe(201);
        expect(nextOf(test.mailbox[0]?.link)).toBeNull();
      },
    );
  });

  it('stores neither the password nor the mailed token as such', async () => {
    await register(siti);
    const token = test.mailbox[0]?.link.split('token=')[1] ?? '';
    const rows = JSON.stringify([await test.db.select().from(candidates), await test.db.select().from(accountTokens)]);
    expect(rows).toContain('$argon2id$');
    expect(rows).not.toContain(siti.password);
    expect(rows).not.toContain(token);
  });

  it('takes the white space around name, e-mail and phone number away', async () => {
    await register({ ...siti, name: '  Suharto ', email: ' suharto@example.com\n', phoneNumber: '+628123456789 ' });
    const [row] = await test.db.select().from(candidates);
    expect(row).toMatchObject({ name: 'Suharto', email: 'suharto@example.com', phoneNumber: '+628123456789' });
  });

  it.each([
    'Suharto',
    "Ma'ruf",
    'H. Abd. Rahman, S.Pd.',
    'Dra.Hj.Siti M.Pd.I',
    'Moh.Amin,S.Kom',
    '<b>Budi<b>',
    'Ayu 🌸',
    'é'.repeat(100),
  ])('accepts the name %s as it is', async (name) => {
    expect((await register({ ...siti, name })).statusCode).toBe(201);
    const [row] = await test.db.select().from(candidates);
    expect(row?.name).toBe(name);
  });

  it.each([
    'Tqmz1!',
    ...Array.from('!@#$%^&*', (sign) => `Kopipagi${sign}`),
    ' Kata 🌸 Kopipagi! ',
    `A!${'a'.repeat(126)}`,
  ])('accepts the password %j, and no other opens the account', async (password) => {
    expect((await register({ ...siti, password })).statusCode).toBe(201);
    const [row] = await test.db.select().from(candidates);
    expect(await verifyPassword(row?.passwordHash ?? '', password)).toBe(true);
    expect(await verifyPassword(row?.passwordHash ?? '', password.trim().slice(0, -1))).toBe(false);
  });

  it('refuses an e-mail that is taken in another spelling, and stores nothing', async () => {
    await candidateIn(test, { email: siti.email });
    const response = await register({ ...siti, name: 'Orang Lain', email: 'SITI@Example.com' });
    expectContract('register', response);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      statusCode: 4006,
      message: 'Email sudah terdaftar.',
      err: { email: ['Email sudah terdaftar.'] },
    });
    expect(await countCandidates()).toBe(1);
    expect(await test.db.$count(accountTokens)).toBe(0);
    expect(test.mailbox).toHaveLength(0);
  });

  it('makes one account of several registrations at once', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => register(siti)));
    expect(responses.map((response) => response.statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(await countCandidates()).toBe(1);
  });

  it('frees the e-mail of an account whose activation link ran out', async () => {
    await register(siti);
    test.advance(25 * HOUR);
    const response = await register({ ...siti, password: 'LainLagi!' });
    expect(response.statusCode).toBe(201);
    expect(await countCandidates()).toBe(1);
  });

  it('never frees the e-mail of an activated account', async () => {
    const { id } = await candidateIn(test, { email: siti.email });
    expect((await register(siti)).statusCode).toBe(409);
    expect(await test.db.select().from(candidates).where(eq(candidates.id, id))).toHaveLength(1);
  });

  it('responds with 201 although the mail cannot be sent, and logs that without the address', async () => {
    test.mailFailure = new Error('mail server down');
    test.logs.length = 0;
    expect((await register(siti)).statusCode).toBe(201);
    expect(test.logs.join('')).toContain('mail server down');
    expect(test.logs.join('')).not.toContain('siti@');
  });

  describe('with accounts hidden', () => {
    let hidden: TestApp;
    beforeAll(async () => {
      hidden = await testApp({ HIDE_ACCOUNTS: 'true' }, {}, test);
    });
    afterAll(() => hidden.close());

    it('responds to a taken e-mail as to a new one, and mails its owner', async () => {
      const fresh = await register(siti, hidden);
      await hidden.db.update(candidates).set({ activatedAt: new Date() });
      const taken = await register(siti, hidden);
      expect(taken.statusCode).toBe(201);
      expectContract('register', taken);
      expect({ ...taken.json().data, id: '' }).toEqual({ ...fresh.json().data, id: '' });
      expect(taken.json().data.id).not.toBe(fresh.json().data.id);
      expect(await hidden.db.$count(candidates)).toBe(1);
      expect(hidden.mailbox.map((mail) => mail.subject)).toEqual([
        'Aktifkan akun Titian Anda',
        'Email Anda sudah terdaftar di Titian',
      ]);
      expect(hidden.mailbox[1]?.link).toBe('http://titian.test/login');
    });
  });

  const PASSWORD_RULE =
    'Password harus memiliki minimal 6 karakter, satu huruf kapital, dan satu karakter khusus (!@#$%^&*).';
  const ODD_NAME = 'Nama memuat karakter yang tidak dapat diterima.';

  it.each<[string, object, Record<string, string[]>]>([
    ['no name', { name: undefined }, { name: ['Wajib diisi.'] }],
    ['a blank name', { name: '   ' }, { name: ['Wajib diisi.'] }],
    ['a name of 101 characters', { name: 'a'.repeat(101) }, { name: ['Maksimal 100 karakter.'] }],
    ['a name over two lines', { name: 'Siti\nRahma' }, { name: [ODD_NAME] }],
    ['a name that turns the text around it', { name: 'Siti \u202eamhaR' }, { name: [ODD_NAME] }],
    ['a name that isolates a direction', { name: 'Siti \u2067Rahma\u2069' }, { name: [ODD_NAME] }],
    ...[
      'Menang di https://x.example',
      'www.hadiah.example',
      'Klik bit.ly/hadiah',
      'hadiah.com gratis',
      'a@b.id',
      'HADIAH．COM',
    ].map((name): [string, object, Record<string, string[]>] => [
      `the name ${name}`,
      { name },
      { name: ['Nama tidak boleh memuat alamat situs atau email.'] },
    ]),
    ['a name that is no text', { name: 7 }, { name: ['Isian ini tidak valid.'] }],
    ['a name with NUL', { name: 'Si\0ti' }, { name: ['Memuat karakter yang tidak dapat disimpan.'] }],
    ['half a surrogate pair', { name: 'Siti \ud83c' }, { name: ['Memuat karakter yang tidak dapat disimpan.'] }],
    ['no e-mail', { email: undefined }, { email: ['Wajib diisi.'] }],
    ['an e-mail without a domain', { email: 'siti' }, { email: ['Format email tidak valid.'] }],
    ['an e-mail without a top-level domain', { email: 'siti@gmail' }, { email: ['Format email tidak valid.'] }],
    ['an e-mail with a second header', { email: 'a@b.id\r\nBcc: c@d.id' }, { email: ['Format email tidak valid.'] }],
    ['two e-mails', { email: 'a@b.id,c@d.id' }, { email: ['Format email tidak valid.'] }],
    ['an e-mail that is too long', { email: `${'a'.repeat(250)}@b.id` }, { email: ['Maksimal 254 karakter.'] }],
    [
      'a phone number without prefix',
      { phoneNumber: '08123456789' },
      { phoneNumber: ['Nomor telepon harus diawali +62 dan diikuti 7 sampai 13 angka.'] },
    ],
    ['a short password', { password: 'Ab1!' }, { password: [PASSWORD_RULE] }],
    ['a password without capital', { password: 'rahasia!' }, { password: [PASSWORD_RULE] }],
    ['a password without special character', { password: 'Rahasia1' }, { password: [PASSWORD_RULE] }],
    ['a password that is too long', { password: `A!${'a'.repeat(127)}` }, { password: ['Maksimal 128 karakter.'] }],
    ['an unknown field', { role: 'admin' }, { role: ['Isian ini tidak dikenal.'] }],
    [
      'an id of its own',
      { id: 'x', activatedAt: 'y' },
      { id: ['Isian ini tidak dikenal.'], activatedAt: ['Isian ini tidak dikenal.'] },
    ],
  ])('refuses %s and stores nothing', async (_name, change, err) => {
    const response = await register({ ...siti, ...change });
    expectContract('register', response);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      statusCode: 4000,
      message: 'Data yang dikirim belum benar. Silakan periksa kembali.',
      err,
    });
    expect(await countCandidates()).toBe(0);
    expect(test.mailbox).toHaveLength(0);
  });

  it('names every field that is wrong', async () => {
    const response = await register({ email: 'x', password: 'y' });
    expect(Object.keys(response.json().err).sort()).toEqual(['email', 'name', 'password', 'phoneNumber']);
  });
});

describe('repeated sign-up', () => {
  /** Signing up with another person's e-mail address gains nothing. */

  beforeEach(async () => {
    await test.db.delete(candidates);
    await test.db.delete(rateLimitWindows);
  });

  const email = 'siti@example.com';
  const owner = { name: 'Siti Rahma', email, phoneNumber: '+628123456789', password: 'Kopi-Pagi!' };
  const stranger = { name: 'Orang Lain', email, phoneNumber: '+628999999999', password: 'Curian!!' };

  async function post(path: string, payload: object) {
    const response = await test.app.inject({ method: 'POST', url: `/api/v1/candidate/${path}/`, payload });
    await test.app.tasksDone();
    return response;
  }

  const lastToken = () => test.mailbox.at(-1)?.link.split(/[=/]/).at(-1) ?? '';

  /** Signs up and gives back the mailed token. */
  async function signUp(registration: object): Promise<string> {
    expect((await post('register', registration)).statusCode).toBe(201);
    return lastToken();
  }

  const verify = (verifyToken: string) => post('verify', { verifyToken });

  const signInStatus = async ({ password }: { password: string }) =>
    (await post('login', { email, password })).statusCode;

  it('gives the account to whose link is opened, with the name, number and password of that sign-up', async () => {
    const strangers = await signUp(stranger);
    const owners = await signUp(owner);
    expect(strangers).not.toBe(owners);
    expect((await verify(owners)).statusCode).toBe(200);
    expect(await signInStatus(owner)).toBe(200);
    expect(await signInStatus(stranger)).toBe(401);
    expect(await test.db.select().from(candidates)).toMatchObject([
      { name: owner.name, phoneNumber: owner.phoneNumber },
    ]);
    // The other link is over, and nothing of that sign-up is left.
    expect((await verify(strangers)).json().statusCode).toBe(4006);
    expect(await signInStatus(owner)).toBe(200);
    expect(await test.db.$count(pendingRegistrations)).toBe(0);
  });

  it('gives it to the owner also where the stranger signs up afterwards', async () => {
    const owners = await signUp(owner);
    await signUp(stranger);
    expect((await verify(owners)).statusCode).toBe(200);
    expect(await signInStatus(owner)).toBe(200);
    expect(await signInStatus(stranger)).toBe(401);
  });

  it('mails another link for the one sign-up there is', async () => {
    await signUp(owner);
    await post('verify/resend', { email });
    expect((await verify(lastToken())).statusCode).toBe(200);
    expect(await signInStatus(owner)).toBe(200);
  });

  it('lets no password in by a link that was mailed again, where several have signed up', async () => {
    await signUp(owner);
    await signUp(stranger);
    await post('verify/resend', { email });
    const response = await verify(lastToken());
    expect(response.json().message).toBe('Akun Anda berhasil diaktifkan. Buat password baru lewat “Lupa Password”.');
    expect([await signInStatus(owner), await signInStatus(stranger)]).toEqual([401, 401]);
    await post('forgot-password', { email });
    const [uidb64, token] = test.mailbox.at(-1)?.link.split('/').slice(-2) ?? [];
    expect((await post(`reset-password/${uidb64}/${token}`, { password: 'Bekal-Baru!' })).statusCode).toBe(200);
    expect(await signInStatus({ password: 'Bekal-Baru!' })).toBe(200);
  });

  const consent = async () => {
    const [row] = await test.db.select().from(candidates);
    return [row?.termsAcceptedAt, row?.termsVersion];
  };

  /** Signs up with each, opens a link that was mailed again, and gives back the account. */
  async function activateAgain(...registrations: object[]) {
    for (const registration of registrations) await signUp(registration);
    await post('verify/resend', { email });
    expect((await verify(lastToken())).statusCode).toBe(200);
    const [row] = await test.db.select().from(candidates);
    return row;
  }

  it('takes no name, number and consent from a sign-up that the link does not confirm', async () => {
    expect(await activateAgain(owner, stranger)).toMatchObject({
      name: 'siti',
      phoneNumber: null,
      termsVersion: null,
      termsAcceptedAt: null,
    });
  });

  it('keeps name and number where all have signed up with the same, and no consent', async () => {
    expect(await activateAgain(owner, { ...owner, password: 'LainLagi!' })).toMatchObject({
      name: owner.name,
      phoneNumber: owner.phoneNumber,
      termsVersion: null,
      termsAcceptedAt: null,
    });
    expect(await signInStatus(owner)).toBe(401);
  });

  it('takes the password of a mailed link, and not that of a sign-up, for the account that the link activates', async () => {
    const strangers = await signUp(stranger);
    await post('forgot-password', { email });
    const [uidb64, token] = test.mailbox.at(-1)?.link.split('/').slice(-2) ?? [];
    const reset = await post(`reset-password/${uidb64}/${token}`, { password: 'Pilihan!' });
    expectContract('resetPassword', reset);
    const { name, phoneNumber } = stranger;
    expect(reset.json().data).toEqual({ signUp: { name, phoneNumber } });
    expect(await consent()).toEqual([null, null]);
    expect((await verify(strangers)).json().statusCode).toBe(4006);
    expect(await signInStatus(stranger)).toBe(401);
    expect(await signInStatus({ password: 'Pilihan!' })).toBe(200);
    expect(await consent()).toEqual([expect.any(Date), TERMS_VERSION]);
    expect(await test.db.$count(pendingRegistrations)).toBe(0);
    await post('forgot-password', { email });
    const link = test.mailbox.at(-1)?.link.split('/').slice(-2).join('/');
    expect((await post(`reset-password/${link}`, { password: 'Pilihan!2' })).json().data).toBeNull();
  });

  it('leaves an active account unchanged, whatever link is opened afterwards', async () => {
    const strangers = await signUp(stranger);
    await test.db.update(candidates).set({ activatedAt: new Date(), passwordHash: 'none', name: 'Siti' });
    expect((await verify(strangers)).json().statusCode).toBe(4006);
    expect(await test.db.select().from(candidates)).toMatchObject([{ name: 'Siti', passwordHash: 'none' }]);
  });

  it('activates an account by a link that an earlier release has mailed', async () => {
    const { id } = await candidateIn(test, { email, password: owner.password, activatedAt: null });
    await post('verify/resend', { email });
    expect(await test.db.select().from(accountTokens)).toMatchObject([{ candidateId: id, registrationId: null }]);
    await verify(lastToken());
    expect(await signInStatus(owner)).toBe(200);
  });

  it('puts no name into a mail before the activation', async () => {
    await signUp({ ...owner, name: 'Undian Berhadiah Sejuta Rupiah' });
    await post('verify/resend', { email });
    await post('forgot-password', { email });
    expect(test.mailbox).toHaveLength(3);
    expect(JSON.stringify(test.mailbox)).not.toContain('Undian');
  });

  it('counts the plus-addresses of one mailbox together', async () => {
    const statuses: number[] = [];
    for (const tag of ['', '+a', '+b', '+C', '+d+e', '+f']) {
      statuses.push((await post('register', { ...owner, email: `siti${tag}@example.com` })).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const mailed: number[] = [];
    for (const tag of ['', '+a', '+b', '+C', '+d+e', '+f']) {
      mailed.push((await post('forgot-password', { email: `siti${tag}@example.com` })).statusCode);
    }
    expect(mailed.at(-1)).toBe(429);
    expect((await post('register', { ...owner, email: 'sitia@example.com' })).statusCode).toBe(201);
  });

  describe('with accounts hidden', () => {
    let hidden: TestApp;
    beforeAll(async () => {
      hidden = await testApp({ HIDE_ACCOUNTS: 'true' }, {}, test);
    });
    afterAll(() => hidden.close());

    const call = async (path: string, payload: object) => {
      const response = await hidden.app.inject({ method: 'POST', url: `/api/v1/candidate/${path}/`, payload });
      await hidden.app.tasksDone();
      return response;
    };

    it('responds alike to the password just tried at sign-up, whether or not there was an account', async () => {
      await candidateIn(hidden, { email, password: 'Miliknya!' });
      const bodies: string[] = [];
      for (const registration of [stranger, { ...stranger, email: 'baru@example.com' }]) {
        const ids = [await call('register', registration), await call('register', registration)].map(
          (response) => response.json().data.id,
        );
        expect(ids[0]).not.toBe(ids[1]);
        const { email: tried, password } = registration;
        const response = await call('login', { email: tried, password });
        expect(response.json().statusCode).toBe(4003);
        bodies.push(response.body);
      }
      expect(bodies[0]).toBe(bodies[1]);
    });
  });
});

describe('activate', () => {
  const HOUR = 3_600_000;

  beforeEach(async () => {
    await test.db.delete(candidates);
    await test.db.delete(rateLimitWindows);
  });

  async function inactiveCandidate() {
    const { id } = await candidateIn(test, { activatedAt: null });
    return { id, token: await issueToken(test.db, id, 'activate', new Date()) };
  }

  function verify(verifyToken: string) {
    return test.app.inject({ method: 'POST', url: '/api/v1/candidate/verify/', payload: { verifyToken } });
  }

  async function isActive(id: string): Promise<boolean> {
    const [row] = await test.db.select().from(candidates).where(eq(candidates.id, id));
    return row?.activatedAt instanceof Date;
  }

  it('activates the account that the token was mailed to, and no other', async () => {
    const { id, token } = await inactiveCandidate();
    const other = await inactiveCandidate();
    const response = await verify(token);
    expect(response.statusCode).toBe(200);
    expectContract('verify', response);
    expect(response.json().message).toBe('Akun Anda berhasil diaktifkan. Silakan masuk.');
    expect(await isActive(id)).toBe(true);
    expect(await isActive(other.id)).toBe(false);
  });

  it('responds with 4006 to a token that was used', async () => {
    const { token } = await inactiveCandidate();
    await verify(token);
    const response = await verify(token);
    expect(response.statusCode).toBe(409);
    expectContract('verify', response);
    expect(response.json().statusCode).toBe(4006);
  });

  it('lets one of several calls at once use a token', async () => {
    const { token } = await inactiveCandidate();
    const responses = await Promise.all(Array.from({ length: 5 }, () => verify(token)));
    expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('responds with 4004 to an unknown token and to one mailed for another purpose', async () => {
    const { id } = await inactiveCandidate();
    const reset = await issueToken(test.db, id, 'reset', new Date());
    for (const token of ['unknown', reset]) {
      const response = await verify(token);
      expect(response.statusCode).toBe(404);
      expectContract('verify', response);
      expect(response.json().statusCode).toBe(4004);
    }
    expect(await isActive(id)).toBe(false);
  });

  it('responds with 4007 after a day, in the words that an unknown token gets', async () => {
    const { id, token } = await inactiveCandidate();
    const unknown = await verify('unknown');
    test.advance(24 * HOUR);
    const response = await verify(token);
    expect(response.statusCode).toBe(410);
    expectContract('verify', response);
    expect(response.json()).toEqual({ statusCode: 4007, message: unknown.json().message });
    expect(await isActive(id)).toBe(false);
  });
});

describe('resend the activation link', () => {
  beforeEach(async () => {
    await test.db.delete(candidates);
    await test.db.delete(rateLimitWindows);
  });

  async function post(path: string, payload: object) {
    const response = await test.app.inject({ method: 'POST', url: `/api/v1/candidate/${path}/`, payload });
    await test.app.tasksDone();
    return response;
  }

  const resend = (email: string) => post('verify/resend', { email });

  const mailedToken = () => test.mailbox.at(-1)?.link.split('token=')[1] ?? '';

  it('mails another link to the address as registered; the first that is used ends the others', async () => {
    await candidateIn(test, { email: 'Baru@example.com', activatedAt: null });
    const response = await resend(' baru@EXAMPLE.com ');
    expect(response.statusCode).toBe(200);
    expectContract('resendActivation', response);
    const first = mailedToken();
    await resend('baru@example.com');
    expect(test.mailbox.map(({ to }) => to)).toEqual(['Baru@example.com', 'Baru@example.com']);
    expect(test.mailbox[1]?.link).toMatch(/^http:\/\/titian\.test\/verify\?token=[\w-]{43}$/);
    expect((await post('verify', { verifyToken: first })).statusCode).toBe(200);
    expect((await post('verify', { verifyToken: mailedToken() })).json().statusCode).toBe(4006);
  });

  it('mails a link that works again after the first one has run out', async () => {
    const call = async (path: string, payload: object) => {
      const response = await test.app.inject({ method: 'POST', url: `/api/v1/candidate/${path}/`, payload });
      await test.app.tasksDone();
      return response;
    };
    await call('register', { name: 'S', email: 's@example.com', phoneNumber: '+628123456789', password: 'Kopi-Pagi!' });
    test.advance(25 * 3_600_000);
    await call('verify/resend', { email: 's@example.com' });
    const verifyToken = test.mailbox[1]?.link.split('token=')[1];
    expect((await call('verify', { verifyToken })).statusCode).toBe(200);
  });

  it('responds alike for a waiting account, an active one and none, and mails only the first', async () => {
    await candidateIn(test, { email: 'baru@example.com', activatedAt: null });
    await candidateIn(test, { email: 'siti@example.com' });
    const bodies = [];
    for (const email of ['baru@example.com', 'siti@example.com', 'lain@example.com']) {
      bodies.push((await resend(email)).body);
    }
    expect(new Set(bodies).size).toBe(1);
    expect(test.mailbox.map(({ to }) => to)).toEqual(['baru@example.com']);
  });

  it('refuses an invalid e-mail address', async () => {
    const response = await resend('siti');
    expectContract('resendActivation', response);
    expect(response.json().err).toEqual({ email: ['Format email tidak valid.'] });
  });
});
