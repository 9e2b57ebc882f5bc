/** The file of an export, which is stored and read in parts: no more than a few of them are in memory at once. */
import { and, asc, eq, gt, gte, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { dataExportParts, dataExports } from '../../db/privacy-schema';
import { EXPORT_LIFETIME_MS } from './data-exports';

/** Size of a part in bytes. */
export const PART_BYTES = 256 * 1024;

/** How many parts one attempt may store: a file of 2.5 GB. */
const PARTS_OF_ATTEMPT = 10_000;

/** The export was deleted, with its candidate or for another one, or another server has finished it. */
export class ExportGoneError extends Error {
  override name = 'ExportGoneError';
  override message = 'The export is gone.';
}

/**
 * The position of an attempt's first part. Every attempt has a range of its own, which begins later the later the attempt
 * does: should the server of an earlier one come back to life, the two do not mix their parts.
 */
export function firstPosition(createdAt: Date, now: Date): number {
  const seconds = Math.floor((now.getTime() - createdAt.getTime()) / 1_000);
  return Math.min(Math.max(seconds, 0), 86_400) * PARTS_OF_ATTEMPT;
}

const running = (exportId: string) => and(eq(dataExports.id, exportId), eq(dataExports.status, 'running'));

/** Stores one part; only while the export is running, which it stays until the part is stored. */
async function storePart(db: Db, exportId: string, position: number, content: Buffer): Promise<void> {
  const source = db
    .select({
      exportId: dataExports.id,
      position: sql<number>`${position}::integer`.as('position'),
      content: sql<Buffer>`${content}::bytea`.as('content'),
    })
    .from(dataExports)
    .where(running(exportId))
    .for('share');
  const stored = await db.insert(dataExportParts).select(source).returning({ position: dataExportParts.position });
  if (stored.length === 0) throw new ExportGoneError();
}

/** Cuts a stream into buffers of `size` bytes, the last one of what is left. */
export async function* cut(chunks: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    let rest = Buffer.concat(waiting);
    for (; rest.length >= size; rest = rest.subarray(size)) yield rest.subarray(0, size);
    waiting = [rest];
    length = rest.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

interface Attempt {
  exportId: string;
  /** The position of its first part. */
  first: number;
  now: () => Date;
}

/**
 * Stores a file as it comes and makes its export ready. The next chunk is read when the parts before it are stored.
 * Throws ExportGoneError where the export is no longer running.
 */
export async function storeFile(db: Db, { exportId, first, now }: Attempt, file: AsyncIterable<Buffer>): Promise<void> {
  let [position, size] = [first, 0];
  for await (const content of cut(file, PART_BYTES)) {
    if (position - first >= PARTS_OF_ATTEMPT) throw new Error('The file of an export is too large.');
    await storePart(db, exportId, position, content);
    position += 1;
    size += content.length;
  }
  await db.transaction(async (tx) => {
    const expiresAt = new Date(now().getTime() + EXPORT_LIFETIME_MS);
    const ready = await tx
      .update(dataExports)
      .set({ status: 'ready', progress: 100, size, expiresAt })
      .where(running(exportId))
      .returning({ id: dataExports.id });
    if (ready.length === 0) throw new ExportGoneError();
    const isOther = or(lt(dataExportParts.position, first), gte(dataExportParts.position, position));
    await tx.delete(dataExportParts).where(and(eq(dataExportParts.exportId, exportId), isOther));
  });
}

/**
 * Reads the file of an export that is ready, part by part as they are taken. Throws ExportGoneError where it is deleted
 * meanwhile, so that nobody takes what they have for the whole file.
 *
 * @param size of the file in bytes
 */
export async function* readFile(db: Db, exportId: string, size: number): AsyncGenerator<Buffer> {
  let [position, left] = [-1, size];
  while (left > 0) {
    const [part] = await db
      .select({ position: dataExportParts.position, content: dataExportParts.content })
      .from(dataExportParts)
      .where(and(eq(dataExportParts.exportId, exportId), gt(dataExportParts.position, position)))
      .orderBy(asc(dataExportParts.position))
      .limit(1);
    if (!part) throw new ExportGoneError();
    yield part.content;
    position = part.position;
    left -= part.content.length;
  }
}
