import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, not, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { purgeLastMails } from '../accounts/deletion/delete-due-accounts';
import { EVENT_RETENTION_MS } from '../accounts/security-events';
import type { AppDeps } from '../app-deps';
import { TOMBSTONE_MS } from '../bookmarks/settle';
import { bookmarks } from '../db/bookmark-schema';
import { digests, unsubscribeTokens } from '../db/saved-search-schema';
import type { Db } from '../db/client';
import { deleteInBatches } from '../db/delete-in-batches';
import { notifications } from '../db/notification-schema';
import { deletedSessions } from '../db/privacy-schema';
import { pushDevices } from '../db/push-schema';
import { rateLimitWindows, securityEvents, storedResponses } from '../db/request-schema';
import { accountTokens, candidates, emailChanges, pendingRegistrations, sessions } from '../db/schema';
import { RESPONSE_RETENTION_MS } from '../http/stored-responses';
import { repeat } from '../http/repeat';
import { NEWS_RETENTION_MS } from '../news/add-notifications';
import { purgeExports } from '../privacy/export/data-exports';
import { purgeReports } from '../reports/purge-reports';
import { SESSION_IDLE_MS } from '../session/session';

/** How long an expired link is stored, so that opening it again still says what is wrong with it. */
export const LINK_RETENTION_MS = 30 * 86_400_000;

/** How long an account waits for its activation. */
export const ACTIVATION_MS = 30 * 86_400_000;

/** How long a change of an e-mail address is stored: its links are over long before. */
export const EMAIL_CHANGE_RETENTION_MS = 30 * 86_400_000;

/** Retention of the sessions of deleted accounts: as long as a browser keeps its cookie. */
const DELETED_SESSION_MS = 30 * 86_400_000;

/** How long a device that its push service has ended is stored, so that its browser learns it (contract, `ended`). */
const ENDED_DEVICE_MS = 90 * 86_400_000;

/** How long it is stored that a digest was made: longer than another one could be made for its day. */
export const DIGEST_RETENTION_MS = 30 * 86_400_000;

/** How long the link of a mail ends these mails. */
export const UNSUBSCRIBE_MS = 365 * 86_400_000;

const HOUR_MS = 3_600_000;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

interface StaleRows {
  table: PgTable;
  where: SQL | undefined;
}

/**
 * Accounts that were not activated within 30 days of their last sign-up, and sign-ups of other accounts that are older.
 * A mailed link that still works keeps its account and all of its sign-ups: their number decides which one it confirms.
 */
function neverActivated(db: Db, now: Date): StaleRows[] {
  const oldest = before(now, ACTIVATION_MS);
  const openLink = db
    .select({ one: sql`1` })
    .from(accountTokens)
    .where(and(eq(accountTokens.candidateId, candidates.id), gt(accountTokens.expiresAt, now)));
  const laterSignUp = db
    .select({ one: sql`1` })
    .from(pendingRegistrations)
    .where(and(eq(pendingRegistrations.candidateId, candidates.id), gte(pendingRegistrations.createdAt, oldest)));
  const isWaiting = and(isNull(candidates.activatedAt), lt(candidates.createdAt, oldest), notExists(openLink));
  const waiting = db.select({ id: candidates.id }).from(candidates).where(isWaiting);
  const isOlder = lt(pendingRegistrations.createdAt, oldest);
  return [
    { table: candidates, where: and(isWaiting, notExists(laterSignUp)) },
    { table: pendingRegistrations, where: and(isOlder, inArray(pendingRegistrations.candidateId, waiting)) },
  ];
}

/** The session's account while its deletion is pending: the devices are still to be told. */
const deletionOf = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(candidates)
    .where(and(eq(candidates.id, sessions.candidateId), isNotNull(candidates.deletionRequestedAt)));

/** Expired rows of the tables that grow with all candidates; an index finds them. */
export function staleRows(db: Db, now: Date): StaleRows[] {
  const unused = lt(sessions.lastUsedAt, before(now, SESSION_IDLE_MS));
  return [
    ...neverActivated(db, now),
    {
      table: sessions,
      where: and(or(lt(sessions.expiresAt, now), isNotNull(sessions.revokedAt), unused), notExists(deletionOf(db))),
    },
    { table: deletedSessions, where: lt(deletedSessions.deletedAt, before(now, DELETED_SESSION_MS)) },
    { table: accountTokens, where: lt(accountTokens.expiresAt, before(now, LINK_RETENTION_MS)) },
    { table: emailChanges, where: lt(emailChanges.createdAt, before(now, EMAIL_CHANGE_RETENTION_MS)) },
    { table: bookmarks, where: and(not(bookmarks.saved), lte(bookmarks.changedAt, before(now, TOMBSTONE_MS))) },
    { table: notifications, where: lt(notifications.createdAt, before(now, NEWS_RETENTION_MS)) },
    { table: digests, where: lt(digests.createdAt, before(now, DIGEST_RETENTION_MS)) },
    { table: unsubscribeTokens, where: lt(unsubscribeTokens.createdAt, before(now, UNSUBSCRIBE_MS)) },
    { table: pushDevices, where: lt(pushDevices.expiresAt, before(now, ENDED_DEVICE_MS)) },
    { table: rateLimitWindows, where: lte(rateLimitWindows.endsAt, now) },
    { table: storedResponses, where: lte(storedResponses.createdAt, before(now, RESPONSE_RETENTION_MS)) },
    { table: securityEvents, where: lt(securityEvents.at, before(now, EVENT_RETENTION_MS)) },
  ];
}

/**
 * Deletes expired rows of every part of the server; they have no effect even before that. A purge that fails does not stop
 * the others. `signal` stops it early.
 *
 * @throws {AggregateError} after the last purge, when one or more failed
 */
export async function purgeStale(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const purges = [
    ...staleRows(db, now).map(
      ({ table, where }) =>
        () =>
          deleteInBatches(db, table, where, { signal }),
    ),
    () => purgeReports(db, now),
    () => purgeLastMails(db, now),
    () => purgeExports(db, now),
  ];
  const failures: unknown[] = [];
  for (const purge of purges) await purge().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Some expired rows could not be deleted.');
}

/** Makes an app purge when it listens and once an hour; several servers on one database may each do so. */
export function purgeHourly(app: FastifyInstance, { db, now }: Pick<AppDeps, 'db' | 'now'>): void {
  const task = (signal: AbortSignal): Promise<void> => purgeStale(db, now(), signal);
  repeat(app, { every: HOUR_MS, atOnce: true, task, failure: 'a purge failed' });
}
