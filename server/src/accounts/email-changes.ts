/** Changes of an account's e-mail address that are not confirmed yet. */
import { and, desc, eq, gte, isNull, max, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { accountTokens, candidates, emailChanges } from '../db/schema';
import { expireTokens, LIFETIME_HOURS } from './account-tokens';

export type EmailChange = typeof emailChanges.$inferSelect;

/** A change that its new address may still confirm. */
export interface PendingChange {
  newEmail: string;
  createdAt: Date;
  /** Until when its link works. */
  expiresAt: Date;
}

const isPending = (candidateId: string) =>
  and(eq(emailChanges.candidateId, candidateId), isNull(emailChanges.confirmedAt), isNull(emailChanges.cancelledAt));

/**
 * The change of a candidate that waits for its confirmation, or undefined. Until its link is made, which is moments
 * later, it counts from when it was requested.
 */
export async function findPendingChange(db: Db, candidateId: string, now: Date): Promise<PendingChange | undefined> {
  const { newEmail, createdAt } = emailChanges;
  const [row] = await db
    .select({ newEmail, createdAt, linkExpiresAt: max(accountTokens.expiresAt) })
    .from(emailChanges)
    .leftJoin(accountTokens, eq(accountTokens.emailChangeId, emailChanges.id))
    .where(isPending(candidateId))
    .groupBy(emailChanges.id)
    .orderBy(desc(createdAt))
    .limit(1);
  if (!row) return undefined;
  const expiresAt =
    row.linkExpiresAt ?? new Date(row.createdAt.getTime() + LIFETIME_HOURS['confirm-email'] * 3_600_000);
  return expiresAt > now ? { newEmail: row.newEmail, createdAt: row.createdAt, expiresAt } : undefined;
}

/** The id of the change to an address that waits for its confirmation, or undefined. */
export async function pendingChangeTo(tx: Db, candidateId: string, email: string): Promise<string | undefined> {
  const isSame = eq(sql`lower(${emailChanges.newEmail})`, email.toLowerCase());
  const [row] = await tx
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(and(isPending(candidateId), isSame));
  return row?.id;
}

/** Ends the changes that wait for their confirmation, with their links; for use under the account's lock. */
export async function cancelPendingChanges(tx: Db, candidateId: string, now: Date): Promise<void> {
  await expireTokens(tx, candidateId, 'confirm-email', now);
  await tx.update(emailChanges).set({ cancelledAt: now }).where(isPending(candidateId));
}

/** One change, or undefined where it has gone with its account. */
export async function findChange(db: Db, id: string): Promise<EmailChange | undefined> {
  const [row] = await db.select().from(emailChanges).where(eq(emailChanges.id, id));
  return row;
}

/**
 * The changes that the address before them could undo at a time, or can since then, the first one first. An account's
 * own address is none of those addresses.
 */
export async function undoableChanges(db: Db, candidateId: string, at: Date): Promise<EmailChange[]> {
  const earliest = new Date(at.getTime() - LIFETIME_HOURS['undo-email'] * 3_600_000);
  const rows = await db
    .select({ change: emailChanges })
    .from(emailChanges)
    .innerJoin(candidates, eq(candidates.id, emailChanges.candidateId))
    .where(
      and(
        eq(emailChanges.candidateId, candidateId),
        gte(emailChanges.confirmedAt, earliest),
        isNull(emailChanges.cancelledAt),
        ne(sql`lower(${emailChanges.oldEmail})`, sql`lower(${candidates.email})`),
      ),
    )
    .orderBy(emailChanges.createdAt);
  return rows.map(({ change }) => change);
}
