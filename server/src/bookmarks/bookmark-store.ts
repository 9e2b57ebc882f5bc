import { and, desc, eq, inArray, not } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { toJobId } from '../db/row-id';
import { bookmarks } from '../db/bookmark-schema';
import type { Db } from '../db/client';
import { companies, jobs } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { invalidFields } from '../http/validation';
import { jobsOf } from '../jobs/job-repository';
import { lockCandidate } from '../profile/lock-candidate';
import { settle, type Operation } from './settle';

/** How many bookmarks a candidate may have. */
export const MAX_BOOKMARKS = 500;

/** How many deleted bookmarks of a candidate are remembered: the oldest ones are forgotten beyond it. */
export const MAX_TOMBSTONES = 1_000;

/** How far ahead of the server's an operation's time may be, in milliseconds. */
const MAX_AHEAD_MS = 60_000;

type Row = typeof bookmarks.$inferSelect;
type Deps = Pick<AppDeps, 'db' | 'now'>;

const ofCandidate = (candidateId: string) => eq(bookmarks.candidateId, candidateId);
const isTombstone = not(bookmarks.saved);

const unknownJob = (): ApiFailure => new ApiFailure(4004, 'Lowongan tidak ditemukan.');

/** Bookmarks in the contract's shape, each with its job as the list has it, or null where the job is gone. */
async function withVacancies(db: Db, rows: readonly Row[], now: Date) {
  const ids = rows.filter(({ saved }) => saved).map(({ jobId }) => jobId);
  const listed = new Map((await jobsOf(db, ids, now)).map((job) => [job.id, job]));
  return rows.map(({ jobId: job, saved, version, changedAt, slug, title, company }) => ({
    job,
    saved,
    version,
    changedAt: changedAt.toISOString(),
    ...(saved && { vacancy: listed.get(job) ?? null, known: { slug, title, company } }),
  }));
}

/** Bookmarks and deleted bookmarks of a candidate, those that changed last first. Specification 4, section 9. */
export async function listBookmarks({ db, now }: Deps, candidateId: string) {
  const rows = await db
    .select()
    .from(bookmarks)
    .where(ofCandidate(candidateId))
    .orderBy(desc(bookmarks.changedAt), bookmarks.jobId);
  return withVacancies(db, rows, now());
}

async function findRow(db: Db, candidateId: string, jobId: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(bookmarks)
    .where(and(ofCandidate(candidateId), eq(bookmarks.jobId, jobId)));
  return row;
}

/** The bookmark of one job, or the tombstone of it; fails with 4004 where nothing is known of either. */
export async function findBookmark({ db, now }: Deps, candidateId: string, job: string) {
  const jobId = toJobId(job);
  const row = jobId === null ? undefined : await findRow(db, candidateId, jobId);
  if (!row) throw unknownJob();
  const [bookmark] = await withVacancies(db, [row], now());
  return bookmark;
}

async function findKnown(db: Db, jobId: string) {
  const [known] = await db
    .select({ slug: jobs.slug, title: jobs.title, company: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId));
  return known;
}

async function refuseTooMany(tx: Db, candidateId: string): Promise<void> {
  const count = await tx.$count(bookmarks, and(ofCandidate(candidateId), eq(bookmarks.saved, true)));
  if (count < MAX_BOOKMARKS) return;
  throw new ApiFailure(
    4006,
    `Anda sudah menyimpan ${MAX_BOOKMARKS} lowongan. Hapus sebagian untuk menyimpan yang lain.`,
  );
}

async function forgetExcess(tx: Db, candidateId: string): Promise<void> {
  const deleted = and(ofCandidate(candidateId), isTombstone);
  const excess = tx
    .select({ jobId: bookmarks.jobId })
    .from(bookmarks)
    .where(deleted)
    .orderBy(desc(bookmarks.changedAt))
    .offset(MAX_TOMBSTONES);
  await tx.delete(bookmarks).where(and(deleted, inArray(bookmarks.jobId, excess)));
}

/**
 * Carries out an operation of a candidate on the bookmark of one job, and gives back what is stored then: the operation's
 * own state or, where a later one has come before, that one's. Safe to repeat, in any order (`settle`). Fails with 4000
 * for a time ahead of the server's, with 4004 for a job that is unknown and was not bookmarked, and with 4006 where the
 * candidate has as many bookmarks as there may be.
 */
export async function changeBookmark({ db, now: clock }: Deps, candidateId: string, job: string, operation: Operation) {
  const now = clock();
  if (operation.at.getTime() > now.getTime() + MAX_AHEAD_MS) {
    throw invalidFields({ at: ['Waktu ini belum terjadi.'] });
  }
  const jobId = toJobId(job);
  if (jobId === null) throw unknownJob();
  return db.transaction(async (tx) => {
    await lockCandidate(tx, candidateId);
    const stored = await findRow(tx, candidateId, jobId);
    const found = await findKnown(tx, jobId);
    if (!found && !stored) throw unknownJob();
    const state = settle(stored, operation, now);
    if (state === null) {
      const kept = stored ?? { ...operation, saved: false, version: 0, changedAt: operation.at };
      const row = { slug: null, title: null, company: null, ...kept, candidateId, jobId };
      return (await withVacancies(tx, [row], now))[0];
    }
    // Of a job that is gone nothing is known once its bookmark was deleted.
    if (state.saved && !found && !stored?.saved) throw unknownJob();
    if (state.saved && !stored?.saved) await refuseTooMany(tx, candidateId);
    const known = state.saved ? (found ?? {}) : { slug: null, title: null, company: null };
    const [row] = await tx
      .insert(bookmarks)
      .values({ candidateId, jobId, ...state, ...known })
      .onConflictDoUpdate({ target: [bookmarks.candidateId, bookmarks.jobId], set: { ...state, ...known } })
      .returning();
    if (!state.saved) await forgetExcess(tx, candidateId);
    return row && (await withVacancies(tx, [row], now))[0];
  });
}
