import { eq, sql } from 'drizzle-orm';
import { recordEvents } from '../security-events';
import type { AppDeps } from '../../app-deps';
import { deleteJobsAbout } from '../../queue/delete-jobs';
import { runApart } from '../../queue/run-apart';
import type { Db } from '../../db/client';
import { dataExports, deletedSessions } from '../../db/privacy-schema';
import { pushDevices } from '../../db/push-schema';
import { securityEvents } from '../../db/request-schema';
import { digests } from '../../db/saved-search-schema';
import { candidates, emailChanges, pendingRegistrations, sessions } from '../../db/schema';
import { createPhotoStore } from '../../profile/photo/create-photo-store';
import { photoNameIn } from '../../profile/photo/photo-url';
import { settlePhotos } from '../../profile/photo/settle-photos';
import { createDeletionList } from '../../media-store/deletion-list';

type Candidate = typeof candidates.$inferSelect;

export type EraseDeps = Pick<AppDeps, 'db' | 'config' | 'now'> & { mailer?: AppDeps['mailer'] };

interface Options {
  /** Looks at the row under its lock, and tells whether to go on. */
  isWanted?: (candidate: Candidate) => boolean;
  /** Runs in the transaction, before anything is deleted. */
  beforehand?: (tx: Db, candidate: Candidate) => Promise<void>;
}

/** Every address that an account has or had, as far as it is still stored. */
async function addressesOf(tx: Db, { id, email }: Candidate): Promise<string[]> {
  const changes = await tx.select().from(emailChanges).where(eq(emailChanges.candidateId, id));
  return [email, ...changes.flatMap(({ oldEmail, newEmail }) => [oldEmail, newEmail])];
}

/** Deletes the background jobs about a candidate: each names them or a row of theirs. */
async function deleteJobs(tx: Db, candidateId: string): Promise<void> {
  const tables = [pendingRegistrations, emailChanges, dataExports, digests, pushDevices] as const;
  const ids = [candidateId];
  for (const table of tables) {
    const rows = await tx.select({ id: table.id }).from(table).where(eq(table.candidateId, candidateId));
    ids.push(...rows.map(({ id }) => id));
  }
  await deleteJobsAbout(tx, ids);
}

/** Stores the token hashes of a candidate's sessions as those of a deleted account, and nothing else of them. */
async function rememberSessions(tx: Db, candidateId: string, at: Date): Promise<void> {
  const { tokenHash } = sessions;
  const held = await tx.select({ tokenHash }).from(sessions).where(eq(sessions.candidateId, candidateId));
  if (held.length === 0) return;
  const rows = held.map((row) => ({ ...row, deletedAt: at }));
  await tx.insert(deletedSessions).values(rows).onConflictDoNothing();
}

/**
 * Deletes everything of a candidate: rows, among them what waits in the queue and what happened to the account, photo,
 * and mails that were written to files. Reports of vacancies stay without name, text and contact. Gives back false
 * where there is no such candidate, or none that is wanted. See `docs/privacy.md`.
 *
 * The list of deleted candidates comes first: where the server ends in between, its next start deletes the rest.
 */
export async function eraseCandidate(
  { db, config, mailer, now }: EraseDeps,
  candidateId: string,
  { isWanted = () => true, beforehand }: Options = {},
): Promise<boolean> {
  const photos = createPhotoStore(config);
  const erased = await db.transaction(async (tx) => {
    const [candidate] = await tx.select().from(candidates).where(eq(candidates.id, candidateId)).for('update');
    if (!candidate || !isWanted(candidate)) return null;
    const [list, photo] = [createDeletionList(config), photoNameIn(candidate.image ?? '')];
    await list.add(candidateId);
    if (photo !== null) await list.add(photo);
    if (candidate.image !== null) await photos.doubt(candidate.image);
    await beforehand?.(tx, candidate);
    const addresses = await addressesOf(tx, candidate);
    await deleteJobs(tx, candidateId);
    await rememberSessions(tx, candidateId, now());
    await tx.delete(securityEvents).where(eq(securityEvents.candidateId, candidateId));
    await tx.delete(candidates).where(eq(candidates.id, candidateId));
    // That an account was deleted, but not whose.
    await recordEvents(tx, { kind: 'deleted', at: now(), address: null, candidateId: null });
    return { image: candidate.image, addresses };
  });
  if (!erased) return false;
  if (erased.image !== null) await settlePhotos(db, photos, [erased.image]);
  await mailer?.forget?.(erased.addresses);
  return true;
}

/** How many ids are compared at once. */
const CHUNK = 10_000;

/** The candidates whom these SHA-256 name, in hexadecimal digits; `candidates_id_hash_idx` finds them. */
export function candidatesNamed(db: Db, hashes: readonly string[]) {
  const hash = sql`sha256(decode(${candidates.id}::text, 'escape'))`;
  const named = sql`select decode(named, 'hex') from unnest(${sql.param(hashes)}::text[]) as named`;
  return db
    .select({ id: candidates.id })
    .from(candidates)
    .where(sql`${hash} = any(array(${named}))`);
}

/**
 * Deletes the candidates whom the list of deleted ones names: a backup from before has brought them back. Runs at a
 * start, before any request is served. One that cannot be deleted is set aside. Returns how many were deleted.
 */
export async function eraseRestored(deps: EraseDeps): Promise<number> {
  const hashes = await createDeletionList(deps.config).read();
  let count = 0;
  for (let first = 0; first < hashes.length; first += CHUNK) {
    const rows = await candidatesNamed(deps.db, hashes.slice(first, first + CHUNK));
    for (const { id } of rows) {
      await runApart(deps, 'erase-candidate', [id], async () => {
        if (await eraseCandidate(deps, id)) count += 1;
      });
    }
  }
  return count;
}
