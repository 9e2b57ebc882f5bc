import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { notifications } from '../db/notification-schema';
import { pushDevices } from '../db/push-schema';
import type { digests } from '../db/saved-search-schema';
import { enqueue } from '../queue/enqueue';

/** For how long a push that fails is tried again, in milliseconds. Specification 4, section 13. */
export const TRIED_FOR_MS = 86_400_000;

/** When a push that is due at a time is given up. */
export const untilOf = (due: Date): string => new Date(due.getTime() + TRIED_FOR_MS).toISOString();

/** News that is pushed: appointments, and applications that move or are decided. */
export const isPushed = or(
  eq(notifications.kind, 'appointment'),
  and(eq(notifications.kind, 'application'), sql`${notifications.data} ->> 'event' in ('moved', 'outcome')`),
);

/** Has news pushed to the candidate's devices, as far as it is of a kind that is. Call it in the transaction of the event. */
export async function enqueuePushesOf(tx: Db, notificationIds: readonly number[], now: Date): Promise<void> {
  const pushes = await tx
    .select({ notificationId: notifications.id, deviceId: pushDevices.id })
    .from(notifications)
    .innerJoin(pushDevices, eq(pushDevices.candidateId, notifications.candidateId))
    .where(and(inArray(notifications.id, [...notificationIds]), isPushed))
    .orderBy(notifications.id);
  for (const push of pushes) await enqueue(tx, 'push', { ...push, until: untilOf(now) }, now);
}

/** Has pushed that a digest was mailed. Call it in the transaction that says so: pushes have the digest's terms. */
export async function enqueuePushOfDigest(
  tx: Db,
  { id: digestId, candidateId }: Pick<typeof digests.$inferSelect, 'id' | 'candidateId'>,
  now: Date,
): Promise<void> {
  const { id } = pushDevices;
  const devices = await tx.select({ id }).from(pushDevices).where(eq(pushDevices.candidateId, candidateId)).orderBy(id);
  for (const device of devices) {
    await enqueue(tx, 'push', { digestId, deviceId: device.id, until: untilOf(now) }, now);
  }
}
