import { signedIn } from '../../test/candidates';
import { testApp, type TestApp } from '../../test/test-app';
import { rateLimitWindows } from '../db/request-schema';
import { candidates } from '../db/schema';
import { statuses, times } from '../http/limit-calls.fixture';
import { RATE_LIMITS, type RateLimit } from '../http/rate-limits';

const RIGHT = 'Kereta-Malam7!';
const WRONG = 'Kereta-Pagi8!';
const email = 'siti@example.com';

interface PasswordCall {
  path: string;
  body: (password: string) => object;
}

/** Every call that compares a password, by the action that limits it. */
const CALLS: Record<string, PasswordCall> = {
  'sign-in': { path: 'login', body: (password) => ({ email, password }) },
  'change-password': { path: 'change-password', body: (old) => ({ old, new: 'Pohon-Mangga9!' }) },
  'change-email': { path: 'change-email', body: (password) => ({ email: 'baru@example.com', password }) },
  'change-phone': { path: 'change-phone', body: (password) => ({ phoneNumber: '+6285711122789', password }) },
  'delete-account': { path: 'deletion', body: (password) => ({ password }) },
};

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
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
  expect(Object.keys(CALLS).sort()).toEqual(counted.sort());
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
