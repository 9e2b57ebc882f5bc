import { eq } from 'drizzle-orm';
import { candidateIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { rateLimitWindows } from '../db/request-schema';
import { candidates } from '../db/schema';
import { issueToken } from './account-tokens';

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
