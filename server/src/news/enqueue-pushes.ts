import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { notifications } from '../db/notification-schema';
import { pushDevices } from '../db/push-schema';
import { enqueue } from '../queue/enqueue';
import type { PushedNews } from '../queue/job-payloads';

/** News that is pushed: appointments, and applications that move or are decided. Specification 4, section 13. */
export const isPushed = or(
  eq(notifications.kind, 'appointment'),
  and(eq(notifications.kind, 'application'), sql`${notifications.data} ->> 'event' in ('moved', 'outcome')`),
);

/** Has news pushed to each device of a candidate. Call it in the transaction of the event. */
export async function enqueuePush(tx: Db, candidateId: string, news: PushedNews, now: Date): Promise<void> {
  const { id: deviceId } = pushDevices;
  const isOwn = eq(pushDevices.candidateId, candidateId);
  for (const device of await tx.select({ deviceId }).from(pushDevices).where(isOwn).orderBy(deviceId)) {
    await enqueue(tx, 'push', { ...device, ...news }, now);
  }
}

/** The same for notifications, as far as they are of a kind that is pushed. */
export async function enqueuePushesOf(tx: Db, ids: number[], now: Date): Promise<void> {
  const isNew = and(inArray(notifications.id, ids), isPushed);
  for (const { id: notificationId, candidateId } of await tx.select().from(notifications).where(isNew)) {
    await enqueuePush(tx, candidateId, { notificationId }, now);
  }
}
