import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { notifications } from '../db/notification-schema';
import { pushDevices } from '../db/push-schema';
import { enqueue } from '../queue/enqueue';
import type { PushedNews } from '../queue/job-payloads';

/** How many devices of a candidate are sent pushes. Specification 4, section 13. */
export const MAX_DEVICES = 10;

/** News that is pushed: appointments, and applications that move or are decided. Specification 4, section 13. */
export const isPushed = or(
  eq(notifications.kind, 'appointment'),
  and(eq(notifications.kind, 'application'), sql`${notifications.data} ->> 'event' in ('moved', 'outcome')`),
);

/**
 * Has news pushed to each device of a candidate. Call it in the transaction of the event. Candidates take turns: the device
 * that each of them used last comes before the other devices of all. Appointments come before other news.
 */
export async function enqueuePush(
  tx: Db,
  candidateId: string,
  news: PushedNews,
  now: Date,
  isAppointment = false,
): Promise<void> {
  const { id: deviceId, lastUsedAt } = pushDevices;
  const isOwn = eq(pushDevices.candidateId, candidateId);
  const devices = await tx.select({ deviceId }).from(pushDevices).where(isOwn).orderBy(desc(lastUsedAt), deviceId);
  const first = isAppointment ? MAX_DEVICES : 0;
  for (const [place, device] of devices.entries()) {
    await enqueue(tx, 'push', { ...device, ...news, priority: first - place }, now);
  }
}

/** The same for notifications, as far as they are of a kind that is pushed. */
export async function enqueuePushesOf(tx: Db, ids: number[], now: Date): Promise<void> {
  const isNew = and(inArray(notifications.id, ids), isPushed);
  for (const { id: notificationId, candidateId, kind } of await tx.select().from(notifications).where(isNew)) {
    await enqueuePush(tx, candidateId, { notificationId }, now, kind === 'appointment');
  }
}
