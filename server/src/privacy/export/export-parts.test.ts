import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { candidateIn } from '../../../test/candidates';
import { testApp, type TestApp } from '../../../test/test-app';
import { dataExportParts, dataExports } from '../../db/privacy-schema';
import { cut, ExportGoneError, firstPosition, PART_BYTES, readFile, storeFile } from './export-parts';
import { unzip } from './export.fixture';
import { zip } from './zip';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const now = () => new Date();

async function runningExport(): Promise<string> {
  const { id: candidateId } = await candidateIn(test);
  const values = { candidateId, status: 'running' as const, createdAt: now() };
  const [row] = await test.db.insert(dataExports).values(values).returning();
  return row?.id ?? '';
}

const stream = (...chunks: Buffer[]) => Readable.from(chunks) as AsyncIterable<Buffer>;

const positionsOf = async (exportId: string) =>
  (await test.db.select().from(dataExportParts).where(eq(dataExportParts.exportId, exportId)))
    .map(({ position }) => position)
    .sort((a, b) => a - b);

it.each([
  [[], []],
  [[1], [1]],
  [[4], [4]],
  [[9], [4, 4, 1]],
  [
    [3, 3, 3, 3],
    [4, 4, 4],
  ],
  [
    [1, 2, 9],
    [4, 4, 4],
  ],
])('cuts chunks of %j bytes into parts of %j', async (chunks, parts) => {
  const lengths: number[] = [];
  for await (const part of cut(stream(...chunks.map((size) => Buffer.alloc(size))), 4)) lengths.push(part.length);
  expect(lengths).toEqual(parts);
});

it('stores a file that is read as it was, and says its size', async () => {
  const exportId = await runningExport();
  const file = randomBytes(2 * PART_BYTES + 5);
  await storeFile(test.db, { exportId, first: 0, now }, stream(file.subarray(0, 70_000), file.subarray(70_000)));
  const [row] = await test.db.select().from(dataExports).where(eq(dataExports.id, exportId));
  expect(row).toMatchObject({ status: 'ready', progress: 100, size: file.length });
  expect(await positionsOf(exportId)).toEqual([0, 1, 2]);
  expect((await buffer(readFile(test.db, exportId, file.length))).equals(file)).toBe(true);
});

it('takes no more of a stream than the parts that it has stored, and one chunk', async () => {
  const exportId = await runningExport();
  const ahead: number[] = [];
  let made = 0;
  async function* chunks() {
    for (; made < 12; made += 1) {
      const stored = await test.db.$count(dataExportParts, eq(dataExportParts.exportId, exportId));
      ahead.push(made - stored);
      yield randomBytes(PART_BYTES);
    }
  }
  await storeFile(test.db, { exportId, first: 0, now }, chunks());
  expect(ahead).toEqual(Array.from({ length: 12 }, () => 0));
});

it('does not mix its parts with those of another attempt, whichever ends first', async () => {
  const exportId = await runningExport();
  const [early, late] = [randomBytes(3 * PART_BYTES), randomBytes(2 * PART_BYTES)];
  const createdAt = new Date('2026-11-24T00:00:00Z');
  const first = firstPosition(createdAt, new Date('2026-11-24T00:00:01Z'));
  async function* interrupted() {
    yield early.subarray(0, PART_BYTES);
    // The server of the first attempt is stopped for a minute, and a second one takes over.
    const later = firstPosition(createdAt, new Date('2026-11-24T00:01:01Z'));
    await storeFile(test.db, { exportId, first: later, now }, stream(late));
    yield early.subarray(PART_BYTES);
  }
  await expect(storeFile(test.db, { exportId, first, now }, interrupted())).rejects.toThrow(ExportGoneError);
  expect((await buffer(readFile(test.db, exportId, late.length))).equals(late)).toBe(true);
  expect(await positionsOf(exportId)).toHaveLength(2);
});

it.each([
  ['a clock that goes behind', '2026-11-23T23:59:59Z', 0],
  ['the second of its start', '2026-11-24T00:00:00.9Z', 0],
  ['the next one', '2026-11-24T00:00:01Z', 10_000],
  ['a week', '2026-12-01T00:00:00Z', 864_000_000],
])('begins, after %s, at a position that its column takes', (_what, at, position) => {
  expect(firstPosition(new Date('2026-11-24T00:00:00Z'), new Date(at))).toBe(position);
});

it('stores nothing for an export that is gone, and gives back no part of a file for the whole', async () => {
  const exportId = await runningExport();
  await storeFile(test.db, { exportId, first: 0, now }, stream(randomBytes(2 * PART_BYTES)));
  const reading = readFile(test.db, exportId, 2 * PART_BYTES);
  expect((await reading.next()).value).toHaveLength(PART_BYTES);
  await test.db.delete(dataExports).where(eq(dataExports.id, exportId));
  await expect(reading.next()).rejects.toThrow(ExportGoneError);
  await expect(storeFile(test.db, { exportId, first: 0, now }, stream(randomBytes(9)))).rejects.toThrow(
    ExportGoneError,
  );
  expect(await test.db.$count(dataExportParts, eq(dataExportParts.exportId, exportId))).toBe(0);
});

describe('a zip', () => {
  const at = new Date('2026-11-24T00:00:00Z');

  it('holds its files', async () => {
    async function* text() {
      yield 'Halo, ';
      yield 'dunia 👋';
    }
    const files = await unzip(
      await buffer(
        zip(
          [
            { name: 'a.txt', content: text() },
            { name: 'b', content: Buffer.from([0, 1]) },
          ],
          at,
        ),
      ),
    );
    expect(files['a.txt']?.toString()).toBe('Halo, dunia 👋');
    expect(files.b).toEqual(Buffer.from([0, 1]));
  });

  it('makes no more of a text than is read of the zip, and ends the text with the reader', async () => {
    let [made, isOver] = [0, false];
    const chunk = 256 * 1024;
    async function* text() {
      try {
        for (; made < 200; made += 1) yield randomBytes(chunk / 2).toString('hex');
      } finally {
        isOver = true;
      }
    }
    let read = 0;
    const ahead: number[] = [];
    for await (const bytes of zip([{ name: 'a.txt', content: text() }], at)) {
      // Hexadecimal digits shrink to a little more than half.
      read += bytes.length;
      ahead.push(made - Math.floor((2 * read) / chunk));
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (read > 5 * chunk) break;
    }
    expect(Math.max(...ahead)).toBeLessThan(6);
    expect(made).toBeLessThan(20);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isOver).toBe(true);
  });

  it('fails with what its text fails with', async () => {
    async function* text() {
      yield 'Halo';
      throw new ExportGoneError();
    }
    await expect(buffer(zip([{ name: 'a.txt', content: text() }], at))).rejects.toThrow(ExportGoneError);
  });
});

it('stores a part of a file for an export alone that is running', async () => {
  const exportId = await runningExport();
  await test.db.execute(sql`update ${dataExports} set status = 'failed' where id = ${exportId}::uuid`);
  await expect(storeFile(test.db, { exportId, first: 0, now }, stream(randomBytes(9)))).rejects.toThrow(
    ExportGoneError,
  );
});
