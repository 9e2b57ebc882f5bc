import { eq } from 'drizzle-orm';
import { sessionOf, signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { securityEvents } from '../db/request-schema';
import { candidates, sessions } from '../db/schema';
import { hashToken } from '../session/tokens';

const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

type Headers = Record<string, string>;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
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
  expect(await test.db.select({ kind: securityEvents.kind }).from(securityEvents)).toEqual([{ kind: 'session-ended' }]);
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
