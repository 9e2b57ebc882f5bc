/** Signing up with another person's e-mail address gains nothing. */
import { candidateIn } from '../../test/candidates';
import { testApp, type TestApp } from '../../test/test-app';
import { rateLimitWindows } from '../db/request-schema';
import { accountTokens, candidates, pendingRegistrations } from '../db/schema';

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
  expect(await test.db.select().from(candidates)).toMatchObject([{ name: owner.name, phoneNumber: owner.phoneNumber }]);
  // The other link is over, and nothing of that sign-up is left.
  expect((await verify(strangers)).statusCode).toBe(410);
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

it('keeps name, number and consent where all have signed up with the same', async () => {
  expect(await activateAgain(owner, { ...owner, password: 'LainLagi!' })).toMatchObject({
    name: owner.name,
    phoneNumber: owner.phoneNumber,
    termsVersion: expect.any(String),
    termsAcceptedAt: expect.any(Date),
  });
  expect(await signInStatus(owner)).toBe(401);
});

it('keeps a password that the owner of the mailbox has chosen before the activation', async () => {
  const strangers = await signUp(stranger);
  await post('forgot-password', { email });
  const [uidb64, token] = test.mailbox.at(-1)?.link.split('/').slice(-2) ?? [];
  await post(`reset-password/${uidb64}/${token}`, { password: 'Pilihan!' });
  await verify(strangers);
  expect(await signInStatus(stranger)).toBe(401);
  expect(await signInStatus({ password: 'Pilihan!' })).toBe(200);
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
    hidden = await testApp({ HIDE_ACCOUNTS: 'true' });
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
