import { lte } from 'drizzle-orm';
import { testDatabase } from '../../test/test-database';
import type { OpenDatabase } from './client';
import { deleteInBatches } from './delete-in-batches';
import { rateLimitWindows } from './request-schema';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const now = new Date();
const isOver = lte(rateLimitWindows.endsAt, now);
beforeEach(async () => {
  await database.db.delete(rateLimitWindows);
  const rows = Array.from({ length: 30 }, (_, i) => ({
    key: String(i),
    count: 1,
    endsAt: new Date(now.getTime() + (i < 25 ? -1 : 1)),
  }));
  await database.db.insert(rateLimitWindows).values(rows);
});
afterEach(() => jest.restoreAllMocks());

it('deletes the rows that meet the condition, some at a time, and no others', async () => {
  const statements = jest.spyOn(database.db, 'delete');
  await deleteInBatches(database.db, rateLimitWindows, isOver, { size: 10 });
  expect(await database.db.$count(rateLimitWindows)).toBe(5);
  expect(statements).toHaveBeenCalledTimes(3);
});

it('ends between two batches when it is told to', async () => {
  const end = new AbortController();
  const deleteFrom = database.db.delete.bind(database.db);
  jest.spyOn(database.db, 'delete').mockImplementation((table) => {
    end.abort();
    return deleteFrom(table);
  });
  await deleteInBatches(database.db, rateLimitWindows, isOver, { size: 10, signal: end.signal });
  expect(await database.db.$count(rateLimitWindows)).toBe(20);
});
