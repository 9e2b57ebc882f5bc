/** The exports of a candidate: started, listed, found and deleted (specification 4, section 6). */
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import { lockSessionAccount } from '../../accounts/account-sessions';
import { recordEvents } from '../../accounts/security-events';
import type { AppDeps } from '../../app-deps';
import { isUuid } from '../../db/row-id';
import { enqueue } from '../../queue/enqueue';
import type { Db } from '../../db/client';
import { deleteInBatches } from '../../db/delete-in-batches';
import { dataExportParts, dataExports } from '../../db/privacy-schema';
import { ApiFailure } from '../../http/failure';
import type { SessionCandidate } from '../../session/session';

/** How long a file is kept once it is ready, and how long an export that never got ready, in milliseconds. */
export const EXPORT_LIFETIME_MS = 86_400_000;

/** After this time, in milliseconds, an export that is not ready is taken for lost, and another one may be started. */
const LOST_MS = 3_600_000;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

const notExpired = (now: Date): SQL | undefined => or(isNull(dataExports.expiresAt), gt(dataExports.expiresAt, now));

type ExportRow = typeof dataExports.$inferSelect;

/** The contract's `DataExport`. */
const toExport = ({ id, status, progress, size, createdAt, expiresAt }: ExportRow) => ({
  id,
  status,
  progress,
  size,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
});

async function findInTheMaking(tx: Db, candidateId: string, now: Date): Promise<ExportRow | undefined> {
  const [row] = await tx
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.candidateId, candidateId),
        inArray(dataExports.status, ['waiting', 'running']),
        gt(dataExports.createdAt, before(now, LOST_MS)),
      ),
    );
  return row;
}

/**
 * Starts an export in the background and gives it back, or the one that is being made. It takes the place of former ones.
 * `address` is the caller's. Fails with 4001 where the session has ended since the call began.
 */
export function startExport(
  { db, now }: AppDeps,
  { id: candidateId, tokenHash }: SessionCandidate,
  address: string,
): Promise<ReturnType<typeof toExport>> {
  return db.transaction(async (tx) => {
    await lockSessionAccount(tx, { id: candidateId, tokenHash }, now);
    const at = now();
    const making = await findInTheMaking(tx, candidateId, at);
    if (making) return toExport(making);
    await tx.delete(dataExports).where(eq(dataExports.candidateId, candidateId));
    const [row] = await tx.insert(dataExports).values({ candidateId, status: 'waiting', createdAt: at }).returning();
    if (!row) throw new Error('No export was stored.');
    await recordEvents(tx, { kind: 'export-started', at, address, candidateId });
    await enqueue(tx, 'export', { exportId: row.id }, at);
    return toExport(row);
  });
}

/** A candidate's exports that have not expired, in the contract's shape, newest first. */
export async function listExports({ db, now }: AppDeps, candidateId: string) {
  const rows = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.candidateId, candidateId), notExpired(now())))
    .orderBy(desc(dataExports.createdAt), dataExports.id);
  return rows.map(toExport);
}

/** One of a candidate's exports. Fails with 4004 for an unknown one, another candidate's and one that has expired. */
export async function findExport({ db, now }: AppDeps, candidateId: string, id: string) {
  const own = and(eq(dataExports.id, id), eq(dataExports.candidateId, candidateId), notExpired(now()));
  const [row] = isUuid(id) ? await db.select().from(dataExports).where(own) : [];
  if (!row) throw new ApiFailure(4004, 'Unduhan data tidak ditemukan.');
  return toExport(row);
}

/** The file of an export, empty where there is none. A former release stored it in several parts. */
export async function readFile(db: Db, exportId: string): Promise<Buffer> {
  const parts = await db
    .select({ content: dataExportParts.content })
    .from(dataExportParts)
    .where(eq(dataExportParts.exportId, exportId))
    .orderBy(asc(dataExportParts.position));
  return Buffer.concat(parts.map(({ content }) => content));
}

/** Deletes exports with their files: those that have expired, and those that did not get ready within a day. */
export async function purgeExports(db: Db, now: Date): Promise<void> {
  const isOld = lte(dataExports.createdAt, before(now, EXPORT_LIFETIME_MS));
  const isStale = or(lte(dataExports.expiresAt, now), and(isNull(dataExports.expiresAt), isOld));
  await deleteInBatches(db, dataExports, isStale);
}
