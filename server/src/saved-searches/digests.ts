import { and, asc, eq, gt, inArray, isNull, lte, max, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps';
import { enqueue } from '../queue/enqueue';
import { isNotSetAside, runApart } from '../queue/run-apart';
import type { Db } from '../db/client';
import { digests, digestSettings, savedSearches } from '../db/saved-search-schema';
import { repeat } from '../http/repeat';
import { inChunks } from '../db/in-chunks';
import { zoneOf, type Zone } from '@titian/rules/time-zones';
import { localDay, nextDigestAt, zoneOfCandidate, zonesOf } from '../mail/quiet-hours';

const WEEK_MS = 7 * 86_400_000;

/** How often due digests are looked for, in milliseconds. */
const DUE_MS = 15_000;

/** Candidates whose digests are made in one transaction. */
const CANDIDATES_AT_ONCE = 20;

type Deps = Pick<AppDeps, 'db' | 'now'>;
type SavedSearch = typeof savedSearches.$inferSelect;
type Waiting = Pick<SavedSearch, 'alert' | 'mailedAt'>;

/** Saved searches with jobs that are to be mailed and were not. */
export const isWaiting = and(ne(savedSearches.alert, 'none'), gt(savedSearches.foundUpTo, savedSearches.mailedUpTo));

/** The first instant at which a search may be mailed: a week after it was mailed last, where that is wanted. */
const readyAt = ({ alert, mailedAt }: Waiting): number => mailedAt.getTime() + (alert === 'weekly' ? WEEK_MS : 0);

/** True where a search that is waiting belongs in a digest of now. */
export const isReady = (search: Waiting, now: Date): boolean => readyAt(search) <= now.getTime();

/** When the next digest of waiting searches is due; null where none is waiting. */
function dueAt(waiting: readonly Waiting[], now: Date, zone: Zone, last: string | null): Date | null {
  if (waiting.length === 0) return null;
  const first = Math.min(...waiting.map(readyAt));
  return nextDigestAt(new Date(Math.max(first, now.getTime())), zone, last);
}

/** Sets when the next digests of candidates are due, by the searches that are waiting and the digests that were made. */
export async function scheduleDigests(tx: Db, candidateIds: readonly string[], now: Date): Promise<void> {
  if (candidateIds.length === 0) return;
  const isTheirs = inArray(savedSearches.candidateId, [...candidateIds]);
  const waiting = await tx
    .select({ candidateId: savedSearches.candidateId, alert: savedSearches.alert, mailedAt: savedSearches.mailedAt })
    .from(savedSearches)
    .where(and(isTheirs, isWaiting));
  const made = await tx
    .select({ candidateId: digests.candidateId, last: max(digests.day) })
    .from(digests)
    .where(inArray(digests.candidateId, [...candidateIds]))
    .groupBy(digests.candidateId);
  const lastDays = new Map(made.map(({ candidateId, last }) => [candidateId, last]));
  const zones = await zonesOf(tx, candidateIds);
  const rows = candidateIds.map((candidateId) => {
    const own = waiting.filter((search) => search.candidateId === candidateId);
    const zone = zones.get(candidateId) ?? zoneOf(null);
    return { candidateId, dueAt: dueAt(own, now, zone, lastDays.get(candidateId) ?? null) };
  });
  await tx
    .insert(digestSettings)
    .values(rows)
    .onConflictDoUpdate({ target: digestSettings.candidateId, set: { dueAt: sql`excluded.due_at` } });
}

/** Makes the digest of a candidate's day, with the background job that sends it. */
async function makeDigest(tx: Db, candidateId: string, now: Date): Promise<void> {
  const own = eq(savedSearches.candidateId, candidateId);
  const waiting = await tx.select().from(savedSearches).where(and(own, isWaiting));
  const zone = await zoneOfCandidate(tx, candidateId);
  const day = localDay(now, zone);
  const isAllowed = nextDigestAt(now, zone, null) <= now;
  if (isAllowed && waiting.some((search) => isReady(search, now))) {
    // One that could not be sent on its day is given up: this one has its jobs.
    await tx
      .update(digests)
      .set({ outcome: 'late' })
      .where(and(eq(digests.candidateId, candidateId), ne(digests.day, day), isNull(digests.outcome)));
    const upTo = Math.max(...waiting.map(({ foundUpTo }) => foundUpTo));
    const [made] = await tx
      .insert(digests)
      .values({ candidateId, day, upTo, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: digests.id });
    if (made) await enqueue(tx, 'mail-digest', { digestId: made.id }, now);
  }
  await scheduleDigests(tx, [candidateId], now);
}

/** Makes the digests of some candidates that are due. */
export function makeDigestsOf({ db, now: clock }: Deps, candidateIds: readonly string[]): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock();
    const due = await tx
      .select({ candidateId: digestSettings.candidateId })
      .from(digestSettings)
      .where(and(inArray(digestSettings.candidateId, [...candidateIds]), lte(digestSettings.dueAt, now)))
      .orderBy(asc(digestSettings.candidateId))
      .for('update', { skipLocked: true });
    for (const { candidateId } of due) await makeDigest(tx, candidateId, now);
  });
}

/**
 * Makes the digests that are due, also those of a time without a server: one for each candidate. One that cannot be made
 * is set aside. Several servers on one database may do so at once. `signal` ends it between two batches. Specification 4,
 * section 9.
 */
export async function makeDueDigests(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { candidateId, dueAt: isDueAt } = digestSettings;
  const due = await deps.db
    .select({ candidateId })
    .from(digestSettings)
    .where(and(lte(isDueAt, deps.now()), isNotSetAside('make-digest', candidateId)))
    .orderBy(asc(isDueAt));
  const ids = due.map((row) => row.candidateId);
  for (const batch of inChunks(ids, CANDIDATES_AT_ONCE)) {
    if (signal?.aborted) return;
    await runApart(deps, 'make-digest', batch, (some) => makeDigestsOf(deps, some));
  }
}

/** Marks jobs up to an import order as mailed. */
export async function markMailed(tx: Db, searchIds: readonly string[], upTo: number, now: Date): Promise<void> {
  if (searchIds.length === 0) return;
  await tx
    .update(savedSearches)
    .set({ mailedUpTo: sql`greatest(${savedSearches.mailedUpTo}, ${upTo})`, mailedAt: now })
    .where(inArray(savedSearches.id, [...searchIds]));
}

/** Makes a running app send digests when they are due. */
export function sendDigestsWhenDue(app: FastifyInstance, deps: Deps): void {
  const task = (signal: AbortSignal): Promise<void> => makeDueDigests(deps, signal);
  repeat(app, { every: DUE_MS, atOnce: true, task, failure: 'digests could not be made' });
}
