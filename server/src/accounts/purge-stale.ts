import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import { rateLimitWindows, storedResponses } from '../db/request-schema';
import { accountTokens, candidates, emailChanges, pendingRegistrations, sessions } from '../db/schema';
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

const HOUR_MS = 3_600_000;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/**
 * Deletes accounts that nobody has activated within 30 days of their last sign-up, and of the others the sign-ups that are
 * older. A link that was mailed to an account and still works keeps it with all of its sign-ups: which of them it confirms
 * depends on how many there are.
 */
async function deleteNeverActivated(db: Db, now: Date): Promise<void> {
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
  await db.delete(candidates).where(and(isWaiting, notExists(laterSignUp)));
  const waiting = db.select({ id: candidates.id }).from(candidates).where(isWaiting);
  await db
    .delete(pendingRegistrations)
    .where(and(lt(pendingRegistrations.createdAt, oldest), inArray(pendingRegistrations.candidateId, waiting)));
}

/**
 * Deletes expired rows: accounts never activated, sign-ups, sessions, mailed tokens, changes of e-mail addresses, windows of rate
 * limits, responses stored for repeated calls, security events, exports, where last mails go, and what of reports is no
 * longer needed. They have no effect any more, also before they are deleted.
 */
export async function purgeStale(db: Db, now: Date): Promise<void> {
  await deleteNeverActivated(db, now);
  const unused = lt(sessions.lastUsedAt, before(now, SESSION_IDLE_MS));
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), isNotNull(sessions.revokedAt), unused));
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
