/** Changes of an account's e-mail address that nobody has confirmed yet. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/client';
import { emailChanges } from '../db/schema';
import { expireTokens } from './account-tokens';

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
