import { EventEmitter, once } from 'node:events';
import { asc, eq } from 'drizzle-orm';
import type { OpenDatabase } from '../db/client';
import { jobs } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJob } from '../jobs/job-store';
import { testDatabase } from '../../test/test-database';
import { lastImportOrder } from './import-order';

let database: OpenDatabase;
beforeEach(async () => (database = await testDatabase()));
afterEach(() => database.close());

const inOrder = async () =>
  (await database.db.select({ id: jobs.sourceId }).from(jobs).orderBy(asc(jobs.importOrder))).map(({ id }) => id);

it('numbers jobs as they are stored, whatever their dates, and keeps the number of one that changes', async () => {
  const { db } = database;
  expect(await lastImportOrder(db)).toBe(0);
  await upsertJob(db, makeJobInput({ sourceId: 'first', createdAt: new Date('2026-11-20') }));
  await upsertJob(db, makeJobInput({ sourceId: 'late', createdAt: new Date('2026-01-01') }));
  await upsertJob(db, makeJobInput({ sourceId: 'first', title: 'Lain', createdAt: new Date('2026-11-21') }));
  expect(await inOrder()).toEqual(['first', 'late']);
  const [{ importOrder } = { importOrder: null }] = await db.select().from(jobs).where(eq(jobs.sourceId, 'late'));
  expect(await lastImportOrder(db)).toBe(importOrder);
});

it('gives a job of a transaction that commits late a higher number than those that were visible before', async () => {
  const { db } = database;
  const events = new EventEmitter();
  const [written, released] = [once(events, 'written'), once(events, 'released')];
  const slow = db.transaction(async (tx) => {
    await upsertJob(tx, makeJobInput({ sourceId: 'slow' }));
    events.emit('written');
    await released;
  });
  await written;
  const quick = upsertJob(db, makeJobInput({ sourceId: 'quick' }));
  // Long enough for a second transaction that waits for nothing.
  const winner = await Promise.race([quick, new Promise((resolve) => setTimeout(resolve, 300, 'waits'))]);
  events.emit('released');
  expect(winner).toBe('waits');
  await Promise.all([slow, quick]);
  expect(await inOrder()).toEqual(['slow', 'quick']);
});
