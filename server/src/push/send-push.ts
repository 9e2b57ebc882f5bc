import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { generateRequestDetails } from 'web-push';
import type { AppDeps } from '../app-deps';
import { RequestRefused, sendRequest, type OutgoingNetwork } from '../company-pictures/fetch-picture';
import { pushDevices } from '../db/push-schema';
import { candidates } from '../db/schema';
import { addressOf } from '../mail/message';
import { enqueue } from '../queue/enqueue';
import type { PushJob } from '../queue/job-payloads';
import { zoneOfCandidate } from '../saved-searches/digests';
import { nextDigestAt } from '../saved-searches/next-digest';
import { TRIED_FOR_MS, untilOf } from './enqueue-pushes';
import { PUSH_NETWORK, pushAddress } from './push-address';
import { emptied, findMessage, type PushMessage } from './push-message';
import { vapidKeysOf } from './vapid-keys';

/** Dependencies of pushes. */
export interface PushDeps extends AppDeps {
  /** Takes the place of the internet in tests. */
  pushNetwork?: OutgoingNetwork | undefined;
}

type Device = typeof pushDevices.$inferSelect;

/** The device, of a candidate whose account is not being deleted. */
async function findDevice({ db }: PushDeps, deviceId: string): Promise<Device | undefined> {
  const [row] = await db
    .select({ device: pushDevices })
    .from(pushDevices)
    .innerJoin(candidates, eq(candidates.id, pushDevices.candidateId))
    .where(
      and(eq(pushDevices.id, deviceId), isNotNull(candidates.activatedAt), isNull(candidates.deletionRequestedAt)),
    );
  return row?.device;
}

interface Response {
  status: number;
  /** When to try again, where the push service says so. */
  retryAt: Date | null;
}

/** Between two attempts at least, whatever the push service says, in milliseconds. */
const SHORTEST_WAIT_MS = 15_000;

/** The time that `Retry-After` names, as seconds or as a date; null for anything else. */
function retryTime(header: string | undefined, now: Date): Date | null {
  if (header === undefined) return null;
  const time = /^\d{1,9}$/.test(header) ? now.getTime() + Number(header) * 1_000 : Date.parse(header);
  return Number.isNaN(time) ? null : new Date(Math.max(time, now.getTime() + SHORTEST_WAIT_MS));
}

/** Sends an encrypted message; the body of the response is not read. Specification 4, section 13. */
async function post(deps: PushDeps, device: Device, { content, topic, urgency }: PushMessage): Promise<Response> {
  const { config, pushNetwork: network = PUSH_NETWORK, now } = deps;
  const url = pushAddress(device.endpoint, config, network);
  if (!url) throw new RequestRefused('The host is no known push service.');
  const { p256dh, auth } = device;
  const vapidDetails = { subject: `mailto:${addressOf(config.mailFrom)}`, ...(await vapidKeysOf(deps)) };
  const { headers, body } = generateRequestDetails(
    { endpoint: url.href, keys: { p256dh, auth } },
    JSON.stringify(content),
    {
      vapidDetails,
      TTL: TRIED_FOR_MS / 1_000,
      contentEncoding: 'aes128gcm',
      urgency,
      topic,
    },
  );
  const signal = AbortSignal.timeout(network.timeout);
  const response = await sendRequest(url, network, signal, { method: 'POST', headers, body });
  response.destroy();
  return { status: response.statusCode ?? 0, retryAt: retryTime(response.headers['retry-after'], now()) };
}

/**
 * Sends news to one device, once it is certain that it may be sent: it is not read and not old, and at night only an
 * appointment within 24 hours. A device that the push service does not know any more is deleted. Rejects where the push
 * service is away, to be tried again for a day. Specification 4, section 13.
 *
 * @throws RequestRefused where another attempt is no use
 */
export async function sendPush(deps: PushDeps, push: PushJob): Promise<void> {
  const { db, now: clock } = deps;
  const now = clock();
  const device = await findDevice(deps, push.deviceId);
  const message = device && new Date(push.until) > now ? await findMessage(db, push, now) : null;
  // The device may be another candidate's by now.
  if (!device || message?.candidateId !== device.candidateId) return;
  const again = (at: Date, until: string): Promise<void> =>
    db.transaction((tx) => enqueue(tx, 'push', { ...push, until }, now, at));

  const allowedAt = nextDigestAt(now, await zoneOfCandidate(db, device.candidateId), null);
  if (allowedAt > now && !message.isSoon) return again(allowedAt, untilOf(allowedAt));

  const isDevice = eq(pushDevices.id, device.id);
  const sent = device.withoutContent ? emptied(message) : message;
  let { status, retryAt } = await post(deps, device, sent);
  if (status === 413 && sent.content.body !== undefined) {
    ({ status, retryAt } = await post(deps, device, emptied(message)));
  }
  if (status >= 200 && status < 300) {
    await db.update(pushDevices).set({ lastUsedAt: clock() }).where(isDevice);
  } else if (status === 404 || status === 410) {
    await db.delete(pushDevices).where(isDevice);
  } else if (status === 429 || status >= 500) {
    if (!retryAt) throw new Error(`The push service responds with ${status}.`);
    await again(retryAt, push.until);
  } else {
    throw new RequestRefused(`The push service responds with ${status}.`);
  }
}
