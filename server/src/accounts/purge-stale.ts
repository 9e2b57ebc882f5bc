import { and, eq, gt, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import { rateLimitWindows, storedResponses } from '../db/request-schema';
import { deletedSessions } from '../db/privacy-schema';
import { accountTokens, candidates, emailChanges, sessions } from '../db/schema';
import { RESPONSE_RETENTION_MS } from '../http/stored-responses';
import { repeat } from '../http/repeat';
import { purgeEvents } from './security-events';
import { purgeLastMails } from '../privacy/deletion/delete-due-accounts';
import { purgeExports } from '../privacy/export/data-exports';
import { purgeReports } from '../reports/purge-reports';
import { SESSION_IDLE_MS } from '../session/session';

/** How long an expired link is stored, so that opening it again still says what is wrong with it. */
export const LINK_RETENTION_MS = 30 * 86_400_000;

/** How long an account waits for its activation. */
export const ACTIVATION_MS = 30 * 86_400_000;

/** How long a change of an e-mail address is stored: its links are over long before. */
export const EMAIL_CHANGE_RETENTION_MS = 30 * 86_400_000;

/** How long it is known of a session that its account is gone: as long as a browser keeps its cookie. */
export const DELETED_SESSION_MS = 30 * 86_400_000;

const HOUR_MS = 3_600_000;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** Deletes accounts that nobody has activated within 30 days, unless a link that was mailed to them still works. */
async function deleteNeverActivated(db: Db, now: Date): Promise<void> {
  const openLink = db
    .select({ one: sql`1` })
    .from(accountTokens)
    .where(and(eq(accountTokens.candidateId, candidates.id), gt(accountTokens.expiresAt, now)));
  await db
    .delete(candidates)
    .where(
      and(isNull(candidates.activatedAt), lt(candidates.createdAt, before(now, ACTIVATION_MS)), notExists(openLink)),
    );
}

/** The account of a session where it waits for its deletion, which its devices are to learn of. */
const deletionOf = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(candidates)
    .where(and(eq(candidates.id, sessions.candidateId), isNotNull(candidates.deletionRequestedAt)));

/**
 * Deletes expired rows: accounts never activated, sessions, those of accounts that are gone, mailed tokens, changes of e-mail addresses, windows of rate
 * limits, responses stored for repeated calls, security events, exports, where last mails go, and what of reports is no
 * longer needed. They have no effect any more, also before they are deleted.
 */
export async function purgeStale(db: Db, now: Date): Promise<void> {
  await deleteNeverActivated(db, now);
  const unused = lt(sessions.lastUsedAt, before(now, SESSION_IDLE_MS));
  await db
    .delete(sessions)
    .where(and(or(lt(sessions.expiresAt, now), isNotNull(sessions.revokedAt), unused), notExists(deletionOf(db))));
  await db.delete(deletedSessions).where(lt(deletedSessions.deletedAt, before(now, DELETED_SESSION_MS)));
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, before(now, LINK_RETENTION_MS)));
  await db.delete(emailChanges).where(lt(emailChanges.createdAt, before(now, EMAIL_CHANGE_RETENTION_MS)));
  await db.delete(rateLimitWindows).where(lte(rateLimitWindows.endsAt, now));
  await purgeEvents(db, now);
  await purgeReports(db, now);
  await purgeLastMails(db, now);
  await purgeExports(db, now);
  await db.delete(storedResponses).where(lte(storedResponses.createdAt, before(now, RESPONSE_RETENTION_MS)));
}

/** Makes a running app purge once an hour; several servers on one database may each do so. */
export function purgeHourly(app: FastifyInstance, { db, now }: Pick<AppDeps, 'db' | 'now'>): void {
  repeat(app, { every: HOUR_MS, task: () => purgeStale(db, now()), failure: 'a purge failed' });
}
