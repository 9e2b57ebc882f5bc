import { eq } from 'drizzle-orm';
import { candidateIn, signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { savedSearches, unsubscribeTokens } from '../db/saved-search-schema';
import { createToken, hashToken } from '../session/tokens';
import { addSavedSearch, changeSavedSearch } from './saved-search-store';

let test: TestApp;
let me: Awaited<ReturnType<typeof candidateIn>>;
let token: string;

beforeAll(async () => (test = await testApp()));
afterAll(() => test.close());
beforeEach(async () => {
  me = await candidateIn(test);
  token = createToken();
  const createdAt = new Date();
  await test.db.insert(unsubscribeTokens).values({ tokenHash: hashToken(token), candidateId: me.id, createdAt });
  await addSavedSearch({ db: test.db, now: () => createdAt }, me.id, {
    name: 'Kasir',
    query: 'search=kasir',
    queryVersion: 1,
    alert: 'daily',
  });
});

const FORM = 'application/x-www-form-urlencoded';

const post = (of: string, type = FORM, payload = 'List-Unsubscribe=One-Click') =>
  test.app.inject({ method: 'POST', url: `/berhenti-email/${of}`, headers: { 'content-type': type }, payload });

const alerts = async () =>
  (await test.db.select().from(savedSearches).where(eq(savedSearches.candidateId, me.id))).map(({ alert }) => alert);

it('ends the mails by one form-encoded POST without a session, however often it is sent', async () => {
  for (let i = 0; i < 3; i += 1) {
    const response = await post(token);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await alerts()).toEqual(['none']);
  }
});

it.each([
  [
    'a form with parts',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--',
  ],
  ['JSON', 'application/json', '{"a":'],
  ['any text', 'text/plain', 'x'],
  ['a type that is none', 'x', 'x'],
  ['no body', FORM, ''],
  ['a long body', FORM, 'x'.repeat(2_000_000)],
])('ends them by %s', async (_what, type, payload) => {
  expect((await post(token, type, payload)).statusCode).toBe(200);
  expect(await alerts()).toEqual(['none']);
});

it.each(['unknown', 'x'.repeat(200), encodeURIComponent('%00'), '%00'])(
  'responds to the token %j as to any other, and changes nothing',
  async (unknown) => {
    const response = await post(unknown);
    expect([response.statusCode, response.body]).toEqual([200, (await post(createToken())).body]);
    expect(await alerts()).toEqual(['daily']);
  },
);

it.each(['GET', 'HEAD'] as const)('%s only shows a page with the button', async (method) => {
  const response = await test.app.inject({ method, url: `/berhenti-email/${token}` });
  expect(response.statusCode).toBe(200);
  if (method === 'GET') expect(response.body).toContain('<form method="post" action="?">');
  expect(response.body).not.toContain(token);
  expect(await alerts()).toEqual(['daily']);
});

it('takes the end of the mails back by a button of its page, each search as often as before', async () => {
  const deps = { db: test.db, now: () => new Date() };
  const save = (name: string, alert: 'none' | 'daily' | 'weekly') =>
    addSavedSearch(deps, me.id, { name, query: 'search=sopir', queryVersion: 1, alert });
  await save('Sopir', 'weekly');
  await save('Guru', 'none');
  const changed = await save('Kurir', 'daily');
  const { body: html } = await post(token);
  expect(await alerts()).toEqual(['none', 'none', 'none', 'none']);
  // A search that was changed since then stays as it was chosen.
  const key = { id: changed?.id ?? '', candidateId: me.id };
  await changeSavedSearch(deps, key, { name: 'Kurir motor', query: 'search=kurir', queryVersion: 1, alert: 'none' });
  await post(token);
  const action = /<form method="post" action="([^"]*)">/.exec(html)?.[1];
  for (let i = 0; i < 2; i += 1) expect((await post(`${token}${action}`)).statusCode).toBe(200);
  expect((await alerts()).sort()).toEqual(['daily', 'none', 'none', 'weekly']);
});

it.each([
  [undefined, 'id', 'Kembali ke Titian'],
  ['id-ID,en;q=0.8', 'id', 'Kembali ke Titian'],
  ['en-GB,id;q=0.8', 'en', 'Back to Titian'],
])('speaks one language, for the browser’s %s %s, and leads back', async (accepted, language, back) => {
  const headers = accepted === undefined ? {} : { 'accept-language': accepted };
  const { body } = await test.app.inject({ url: `/berhenti-email/${token}`, headers });
  expect([...body.matchAll(/lang="(\w+)"/g)].map(([, found]) => found)).toEqual([language]);
  expect(body).toContain(`<a href="/jobs">${back}</a>`);
});

it('has a token that serves for nothing else, and is in no log', async () => {
  const other = await signedIn(test);
  const headers = { authorization: `Bearer ${token}` };
  expect((await test.app.inject({ url: '/api/v1/candidate/profile/', headers })).statusCode).toBe(401);
  const payload = { verifyToken: token };
  const url = `/api/v1/candidate/verify/?token=${token}`;
  expect((await test.app.inject({ method: 'POST', url, payload })).statusCode).toBeGreaterThanOrEqual(400);
  await post(other.token);
  await post(token);
  expect(test.logs.join('')).toContain('/berhenti-email/…');
  expect(test.logs.join('')).not.toContain(token);
});

it('does not end the mails by the token of a session', async () => {
  const { token: session } = await signedIn(test);
  await post(session);
  expect(await alerts()).toEqual(['daily']);
});

it('lets a candidate choose the zone of their mails and whether appointments are mailed', async () => {
  const { headers } = await signedIn(test);
  const url = '/api/v1/candidate/digest-setting/';
  const get = async () => {
    const response = await test.app.inject({ url, headers });
    expectContract('getDigestSetting', response);
    return response.json().data;
  };
  const put = async (payload: object) => {
    const response = await test.app.inject({ method: 'PUT', url, headers, payload });
    expectContract('changeDigestSetting', response);
    return response.json().data;
  };
  const setting = { zone: null, effectiveZone: 'WIB', appointmentMails: true, mailsRefused: false };
  expect(await get()).toEqual(setting);
  const chosen = { ...setting, zone: 'WIT', effectiveZone: 'WIT' };
  expect(await put({ zone: 'WIT' })).toEqual(chosen);
  expect(await put({ appointmentMails: false })).toEqual({ ...chosen, appointmentMails: false });
  expect(await put({ mailsRefused: false })).toEqual({ ...chosen, appointmentMails: false });
  await put({ zone: null });
  expect(await get()).toEqual({ ...setting, appointmentMails: false });
});
