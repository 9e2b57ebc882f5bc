import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { testDatabase } from '../../test/test-database';
import { verifyPassword } from '../accounts/passwords';
import { listApplications } from '../applications/application-repository';
import type { Db } from '../db/client';
import * as schema from '../db/schema';
import { DEMO_CANDIDATE, seedDemoCandidate } from './demo-candidate';
import { demoJobs } from './demo/demo-jobs';
import { seedDemo, seedMasters } from './seed';
import { seedInTransaction } from './seed-lock';

const { applications, candidates, cities, jobs, locations, masterItems } = schema;
const now = new Date('2026-11-21T03:00:00Z');
const nextMonth = new Date('2026-12-21T03:00:00Z');

let seeded: Db;
let close: () => Promise<void>;

async function seedAll(db: Db, at: Date): Promise<void> {
  await seedMasters(db);
  await seedDemo(db, at);
  await seedDemoCandidate(db, at);
}

/** Every row of every table with the system column that changes with each write. */
async function everything(db: Db): Promise<unknown[]> {
  const tables = ['locations', 'cities', 'master_items', 'education_items', 'companies', 'jobs'];
  const rows: unknown[] = [];
  // One after the other: the connection of a transaction takes one query at a time.
  for (const table of [...tables, 'candidates', 'applications', 'job_references']) {
    const result = await db.execute(`select xmin::text, t.* from ${table} t order by t::text`);
    rows.push((result as unknown as { rows: unknown[] }).rows);
  }
  return rows;
}

/** A test on the seeded database whose changes are undone afterwards; seeding one takes seconds. */
function itInSeeded(name: string, run: (db: Db) => Promise<void>): void {
  it(name, async () => {
    const undone = new Error('undone');
    const test = seeded.transaction(async (tx) => {
      await run(tx);
      throw undone;
    });
    await test.catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  });
}

beforeAll(async () => {
  const database = await testDatabase();
  seeded = database.db;
  close = database.close;
  await seedAll(seeded, now);
});

afterAll(() => close());

itInSeeded('writes nothing the second time, on whatever day', async (db) => {
  const before = await everything(db);
  await seedAll(db, nextMonth);
  expect(await everything(db)).toEqual(before);
});

itInSeeded('stores the places, the lists and every demo job', async (db) => {
  expect(await db.$count(locations)).toBe(38);
  expect(await db.$count(cities)).toBe(514);
  expect(await db.$count(jobs)).toBe(demoJobs.length);
});

itInSeeded('lifts the time limits of a call while it fills the database', async (db) => {
  await db.execute('set local idle_in_transaction_session_timeout = 100');
  await db.execute('set local statement_timeout = 100');
  await seedInTransaction(db, async (tx) => {
    // A busy machine: PostgreSQL would end the transaction now.
    await wait(300);
    await tx.execute('select pg_sleep(0.3)');
    for (const limit of ['idle_in_transaction_session_timeout', 'statement_timeout']) {
      expect(await tx.execute(`show ${limit}`)).toMatchObject({ rows: [{ [limit]: '0' }] });
    }
  });
});

it('rejects with the first error where the rollback fails, too', async () => {
  const lost = {
    transaction: async (run: (tx: unknown) => Promise<void>) => {
      await run({ execute: async () => undefined }).catch(() => undefined);
      throw new Error('The connection is closed.');
    },
  };
  const seed = () => Promise.reject(new Error('A job has no title.'));
  await expect(seedInTransaction(lost as unknown as Db, seed)).rejects.toThrow('A job has no title.');
});

describe('master lists', () => {
  itInSeeded('brings a changed entry back and keeps those that the operator added', async (db) => {
    await db.update(masterItems).set({ name: 'Staff' }).where(eq(masterItems.name, 'Staf'));
    await db.insert(masterItems).values({ kind: 'skill', id: 9001, name: 'Membatik', position: 9001 });
    await seedMasters(db);
    const names = (await db.select().from(masterItems)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Staf', 'Membatik']));
    expect(names).not.toContain('Staff');
  });

  itInSeeded('gives way to an entry of the operator that has the same name', async (db) => {
    await db.delete(masterItems).where(eq(masterItems.name, 'Docker'));
    await db.insert(masterItems).values({ kind: 'skill', id: 9001, name: 'docker', position: 9001 });
    await seedMasters(db);
    const rows = await db.select().from(masterItems).where(eq(masterItems.kind, 'skill'));
    expect(rows.filter(({ name }) => name.toLowerCase() === 'docker')).toEqual([
      { kind: 'skill', id: 9001, name: 'docker', position: 9001 },
    ]);
  });
});

itInSeeded('leaves a demo job as an operator has changed it', async (db) => {
  await db.update(jobs).set({ status: 'closed', title: 'Kasir Malam' }).where(eq(jobs.sourceId, 'kasir-sleman'));
  await seedDemo(db, nextMonth);
  const [job] = await db.select().from(jobs).where(eq(jobs.sourceId, 'kasir-sleman'));
  expect(job).toMatchObject({ status: 'closed', title: 'Kasir Malam' });
});

itInSeeded('stores each demo job under the province of its city', async (db) => {
  const rows = await db.select().from(jobs).innerJoin(cities, eq(jobs.cityId, cities.id));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => row.jobs.locationId !== row.cities.locationId)).toEqual([]);
});

describe('the demo candidate', () => {
  const stored = async (db: Db) => {
    const [candidate] = await db.select().from(candidates);
    if (!candidate) throw new Error('There is no candidate.');
    return candidate;
  };

  itInSeeded('may sign in at once with a password that the rule allows', async (db) => {
    const { email, passwordHash, activatedAt } = await stored(db);
    expect(email).toBe(DEMO_CANDIDATE.email);
    expect(activatedAt).not.toBeNull();
    expect(DEMO_CANDIDATE.password).toMatch(/^(?=.*[A-Z])(?=.*[!@#$%^&*]).{6,}$/);
    expect(await verifyPassword(passwordHash, DEMO_CANDIDATE.password)).toBe(true);
  });

  itInSeeded('has applications under way, accepted and rejected', async (db) => {
    const shown = await listApplications(db, (await stored(db)).id, now);
    expect(shown.map(({ status, job }) => `${status} ${job.status}`)).toEqual([
      'apply open',
      'interview_hr open',
      'offering open',
      'psikotest closed',
      'onboard closed',
    ]);
    expect(shown.filter(({ appliedAt, job }) => appliedAt <= job.createdAt)).toEqual([]);
  });

  itInSeeded('keeps what was changed in the account', async (db) => {
    await db.update(candidates).set({ name: 'Ratih', about: null });
    await db.delete(applications);
    await seedDemoCandidate(db, nextMonth);
    expect(await stored(db)).toMatchObject({ name: 'Ratih', about: null });
    expect(await db.$count(applications)).toBe(0);
  });

  itInSeeded('gets no applications where the board has no demo jobs', async (db) => {
    await db.delete(candidates);
    await db.delete(schema.jobReferences);
    await db.delete(jobs);
    await seedDemoCandidate(db, now);
    expect(await db.$count(candidates)).toBe(1);
    expect(await db.$count(applications)).toBe(0);
  });
});
