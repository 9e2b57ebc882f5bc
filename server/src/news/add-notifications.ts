import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/client';
import { type NotificationData, type NotificationKind, notifications } from '../db/notification-schema';
import { candidates } from '../db/schema';
import { inChunks } from '../db/in-chunks';

/** How long news is stored. */
export const NEWS_RETENTION_MS = 180 * 86_400_000;

/** News of a candidate; `subject` and `threshold` are its key with candidate and kind. */
export type NewNotification = {
  [Kind in NotificationKind]: {
    candidateId: string;
    kind: Kind;
    subject: string;
    threshold: string;
    data: NotificationData[Kind];
    createdAt: Date;
  };
}[NotificationKind];

/**
 * Stores news, each once: a row whose key is stored already is left out, and so is news of a candidate whose account is
 * being deleted. Call it in the transaction of the event (specification 4, section 9). Gives back the ids of the rows
 * that it stored.
 */
export async function addNotifications(tx: Db, rows: readonly NewNotification[]): Promise<number[]> {
  const stored: number[] = [];
  for (const chunk of inChunks(rows)) {
    const ids = [...new Set(chunk.map(({ candidateId }) => candidateId))];
    const open = await tx
      .select({ id: candidates.id })
      .from(candidates)
      .where(and(inArray(candidates.id, ids), isNull(candidates.deletionRequestedAt)))
      .orderBy(candidates.id)
      // An account that another transaction deletes would break the foreign key.
      .for('key share');
    const known = new Set(open.map(({ id }) => id));
    const values = chunk.filter(({ candidateId }) => known.has(candidateId));
    if (values.length === 0) continue;
    const added = await tx
      .insert(notifications)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: notifications.id });
    stored.push(...added.map(({ id }) => id));
  }
  return stored;
}
