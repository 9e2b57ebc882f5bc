import { and, asc, eq } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { isUuid } from '../db/row-id';
import type { Db } from '../db/client';
import { savedSearches } from '../db/saved-search-schema';
import { ApiFailure } from '../http/failure';
import { refuseUnstorableQuery } from '../http/refuse-unstorable-text';
import { lockCandidate } from '../profile/lock-candidate';
import { refuseUnseenChanges, withVersion } from '../profile/record-version';
import { scheduleDigests } from './digests';
import { lastImportOrder } from './import-order';

/** How many saved searches a candidate may have. Specification 4, section 9. */
export const MAX_SAVED_SEARCHES = 20;

type Row = typeof savedSearches.$inferSelect;
type Deps = Pick<AppDeps, 'db' | 'now'>;

/** A saved search as it is sent to the server (contract, `SavedSearchWrite`). */
export type SavedSearchBody = Pick<Row, 'name' | 'query' | 'queryVersion' | 'alert'>;

/** One saved search of one candidate. */
interface Key {
  id: string;
  candidateId: string;
}

const notFound = (): ApiFailure => new ApiFailure(4004, 'Pencarian tersimpan tidak ditemukan.');

/** A saved search in the contract's shape, without its version. */
const toResource = ({ id, name, query, queryVersion, alert, createdAt }: Row) => ({
  id,
  name,
  query,
  queryVersion,
  alert,
  createdAt: createdAt.toISOString(),
});

/** The columns of a body; fails with 4000 for a query that cannot be stored once it is decoded. */
function toRow(body: SavedSearchBody): SavedSearchBody {
  refuseUnstorableQuery(body.query);
  return { ...body, name: body.name.trim() };
}

const isOwn = ({ id, candidateId }: Key) => and(eq(savedSearches.id, id), eq(savedSearches.candidateId, candidateId));

/** The candidate's saved search, locked; fails with 4004 where there is none. */
async function lockOwn(tx: Db, key: Key): Promise<Row> {
  const [row] = isUuid(key.id) ? await tx.select().from(savedSearches).where(isOwn(key)).for('update') : [];
  if (!row) throw notFound();
  return row;
}

/** Saved searches of a candidate, oldest first. */
export async function listSavedSearches({ db }: Pick<AppDeps, 'db'>, candidateId: string) {
  const rows = await db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.candidateId, candidateId))
    .orderBy(asc(savedSearches.createdAt), savedSearches.id);
  return rows.map((row) => withVersion(toResource(row)));
}

/**
 * Saves a search of a candidate: from now on it finds jobs that are stored later. Fails with 4006 where there are as many
 * as there may be. Specification 4, section 9.
 */
export function addSavedSearch({ db, now }: Deps, candidateId: string, body: SavedSearchBody) {
  return db.transaction(async (tx) => {
    await lockCandidate(tx, candidateId);
    const count = await tx.$count(savedSearches, eq(savedSearches.candidateId, candidateId));
    if (count >= MAX_SAVED_SEARCHES) {
      throw new ApiFailure(
        4006,
        `Anda sudah menyimpan ${MAX_SAVED_SEARCHES} pencarian. Hapus salah satu untuk menyimpan yang lain.`,
      );
    }
    const at = now();
    const values = { ...toRow(body), candidateId, createdAt: at, updatedAt: at };
    const cursor = await lastImportOrder(tx);
    const [row] = await tx
      .insert(savedSearches)
      .values({ ...values, cursor, mailedUpTo: cursor, mailedAt: at })
      .returning();
    return row && withVersion(toResource(row));
  });
}

/**
 * Replaces a saved search. With another query it finds jobs that are stored from now on; with mails where there were none,
 * jobs from now on are mailed. Fails with 4004 where the candidate has none of that id, and with 4012 where it would undo
 * a change made since the version `seen`.
 */
export function changeSavedSearch({ db, now }: Deps, key: Key, body: SavedSearchBody, seen?: string) {
  return db.transaction(async (tx) => {
    await lockCandidate(tx, key.candidateId);
    const before = await lockOwn(tx, key);
    const values = { ...toRow(body), endedAlert: null, updatedAt: now() };
    refuseUnseenChanges(seen, toResource(before), toResource({ ...before, ...values }));
    const cursor = body.query === before.query ? before.cursor : await lastImportOrder(tx);
    // Jobs that were found before are not mailed, unless the search had mails then, too.
    const isOther = body.query !== before.query || before.alert === 'none';
    const mails = isOther ? { mailedUpTo: cursor, mailedAt: values.updatedAt } : {};
    const [row] = await tx
      .update(savedSearches)
      .set({ ...values, ...mails, cursor })
      .where(isOwn(key))
      .returning();
    // Jobs that a weekly search has found are due earlier once it is mailed daily.
    await scheduleDigests(tx, [key.candidateId], values.updatedAt);
    return row && withVersion(toResource(row));
  });
}

/** Deletes a saved search. Fails with 4004 where the candidate has none of that id. */
export async function deleteSavedSearch({ db }: Pick<AppDeps, 'db'>, key: Key): Promise<void> {
  const deleted = isUuid(key.id)
    ? await db.delete(savedSearches).where(isOwn(key)).returning({ id: savedSearches.id })
    : [];
  if (deleted.length === 0) throw notFound();
}
