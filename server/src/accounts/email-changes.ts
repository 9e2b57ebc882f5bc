/** Changes of an account's e-mail address that nobody has confirmed yet. */
import { and, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { candidates, emailChanges } from '../db/schema';
import { expireTokens, LIFETIME_HOURS } from './account-tokens';

export type EmailChange = typeof emailChanges.$inferSelect;

/** Ends the changes that wait for their confirmation, with their links; for use under the account's lock. */
export async function cancelPendingChanges(tx: Db, candidateId: string, now: Date): Promise<void> {
  await expireTokens(tx, candidateId, 'confirm-email', now);
  await tx
    .update(emailChanges)
    .set({ cancelledAt: now })
    .where(
      and(
        eq(emailChanges.candidateId, candidateId),
        isNull(emailChanges.confirmedAt),
        isNull(emailChanges.cancelledAt),
      ),
    );
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
