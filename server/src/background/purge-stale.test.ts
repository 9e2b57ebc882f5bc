import { getTableName, sql } from 'drizzle-orm';
import { candidateIn, sessionOf } from '../../test/candidates';
import { poison } from '../../test/poison';
import { planOf } from '../../test/plan-of';
import { testApp, type TestApp } from '../../test/test-app';
import { securityEvents, storedResponses } from '../db/request-schema';
import { candidates, pendingRegistrations } from '../db/schema';
import { issueToken } from '../accounts/account-tokens';
import { storePending } from '../accounts/pending-registrations';
import { purgeStale, staleRows } from './purge-stale';
import { TERMS_VERSION } from '../accounts/terms';

const DAY = 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.delete(candidates));

const emails = async () =>
  (await test.db.select({ email: candidates.email }).from(candidates)).map(({ email }) => email);

const ago = (days: number) => new Date(Date.now() - days * DAY);

it('deletes an account that was not activated within 30 days, unless its newest link still works', async () => {
  await candidateIn(test, { email: 'aktif@example.com', createdAt: ago(40) });
  await candidateIn(test, { email: 'baru@example.com', createdAt: ago(29), activatedAt: null });
  await candidateIn(test, { email: 'lama@example.com', createdAt: ago(31), activatedAt: null });
  const { id } = await candidateIn(test, { email: 'diminta@example.com', createdAt: ago(31), activatedAt: null });
  await issueToken(test.db, id, 'activate', new Date());
  await purgeStale(test.db, new Date());
  expect((await emails()).sort()).toEqual(['aktif@example.com', 'baru@example.com', 'diminta@example.com']);
  await purgeStale(test.db, new Date(Date.now() + 1.5 * DAY));
  expect(await emails()).toEqual(['aktif@example.com']);
});

it('purges once it listens, and not before', async () => {
  await candidateIn(test, { email: 'lama@example.com', createdAt: ago(31), activatedAt: null });
  const other = await testApp({}, {}, { db: test.db, close: async () => undefined });
  await other.app.ready();
  expect(await emails()).toEqual(['lama@example.com']);
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  while ((await emails()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await other.close();
});

it('continues with the other tables when one fails, and rejects afterwards', async () => {
  const { id } = await candidateIn(test);
  await sessionOf(test, id);
  const events = { kind: 'signed-in', at: ago(200), address: null, candidateId: id } as const;
  await test.db.insert(securityEvents).values(events);
  await test.db.execute(sql`alter table account_tokens rename to account_tokens_away`);
  try {
    await expect(purgeStale(test.db, new Date())).rejects.toThrow('Some expired rows could not be deleted.');
  } finally {
    await test.db.execute(sql`alter table account_tokens_away rename to account_tokens`);
  }
  expect(await test.db.$count(securityEvents)).toBe(0);
});

it('deletes the rows around one that cannot be deleted, and rejects afterwards', async () => {
  const old = { createdAt: ago(31), activatedAt: null };
  const made = [];
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    made.push(await candidateIn(test, { email: `${name}@example.com`, ...old }));
  const heal = await poison(test.db, 'delete', candidates, `old.id = '${made[2]?.id}'`);
  await expect(purgeStale(test.db, new Date())).rejects.toThrow('Some expired rows could not be deleted.');
  expect(await emails()).toEqual(['c@example.com']);
  await heal();
  await purgeStale(test.db, new Date());
  expect(await emails()).toEqual([]);
});

it('finds what it deletes by indexes, however many candidates there are', async () => {
  for (const { table, where } of staleRows(test.db, new Date())) {
    const plan = await planOf(
      test.db,
      test.db
        .select({ one: sql`1` })
        .from(table)
        .where(where),
    );
    expect([getTableName(table), plan]).toEqual([getTableName(table), expect.stringMatching(/Index/)]);
    expect([getTableName(table), plan]).toEqual([getTableName(table), expect.not.stringMatching(/Seq Scan/)]);
  }
});

describe('sign-ups with one address', () => {
  const signUpAt = async (days: number, candidateId: string, name: string) => {
    const choice = { name, phoneNumber: '+628123456789', passwordHash: 'none', termsVersion: '1', returnTo: null };
    await storePending(test.db, candidateId, choice, ago(days));
  };
  const names = async () => (await test.db.select().from(pendingRegistrations)).map(({ name }) => name).sort();

  it('go 30 days after each of them, and the account with the last one', async () => {
    const { id } = await candidateIn(test, { email: 'siti@example.com', createdAt: ago(40), activatedAt: null });
    await signUpAt(40, id, 'Orang Lain');
    await signUpAt(20, id, 'Siti');
    await purgeStale(test.db, new Date());
    expect([await names(), await emails()]).toEqual([['Siti'], ['siti@example.com']]);
    await purgeStale(test.db, new Date(Date.now() + 11 * DAY));
    expect([await names(), await emails()]).toEqual([[], []]);
  });

  it('stay together while a link still works', async () => {
    const { id } = await candidateIn(test, { email: 'siti@example.com', createdAt: ago(40), activatedAt: null });
    await signUpAt(40, id, 'Orang Lain');
    await signUpAt(35, id, 'Siti');
    await issueToken(test.db, id, 'activate', new Date());
    await purgeStale(test.db, new Date());
    expect(await names()).toEqual(['Orang Lain', 'Siti']);
  });

  it('do not make the account younger', async () => {
    await candidateIn(test, { email: 'siti@example.com', createdAt: ago(10), activatedAt: null });
    expect((await register()).statusCode).toBe(201);
    const [row] = await test.db.select().from(candidates);
    expect(row?.createdAt.getTime()).toBeLessThan(Date.now() - 9 * DAY);
  });
});

const siti = { name: 'Siti', email: 'siti@example.com', phoneNumber: '+628123456789', password: 'Kopi-Pagi!' };

function register() {
  const headers = { 'idempotency-key': 'key-of-siti' };
  return test.app.inject({ method: 'POST', url: '/api/v1/candidate/register/', payload: siti, headers });
}

it('stores when the terms were accepted, and their version', async () => {
  const from = Date.now();
  expect((await register()).statusCode).toBe(201);
  const [row] = await test.db.select().from(candidates);
  expect(row?.termsVersion).toBe(TERMS_VERSION);
  expect(row?.termsAcceptedAt?.getTime()).toBeGreaterThanOrEqual(from);
});

it('deletes the stored responses about a candidate with the candidate', async () => {
  await test.db.delete(storedResponses);
  expect((await register()).statusCode).toBe(201);
  expect((await test.db.select().from(storedResponses)).map(({ body }) => body).join()).toContain(siti.email);
  await test.db.delete(candidates);
  expect(await test.db.$count(storedResponses)).toBe(0);
});
