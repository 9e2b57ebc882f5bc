import type { IncomingMessage } from 'node:http';
import { and, eq, isNull } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { generateRequestDetails } from 'web-push';
import type { AppDeps } from '../app-deps';
import { RequestRefused, sendRequest } from '../company-pictures/fetch-picture';
import { pushDevices } from '../db/push-schema';
import { candidates, sessions } from '../db/schema';
import { addressOf } from '../mail/message';
import { enqueue } from '../queue/enqueue';
import type { PushJob } from '../queue/job-payloads';
import { TryAgainLater } from '../queue/worker';
import { nextDigestAt, zoneOfCandidate } from '../mail/quiet-hours';
import { isOpenSession } from '../session/session';
import { PUSH_NETWORK, pushAddress } from './push-address';
import { isEnded } from './push-devices';
import { findMessage, payloadOf, type PushMessage } from './push-message';
import { vapidKeysOf } from './vapid-keys';

type Device = typeof pushDevices.$inferSelect;

/** For how long a push service stores a message at most, in seconds. */
const MAX_TTL_SECONDS = 86_400;

/** After so many timeouts in a row a device rests: its push service is silent, and holds up others. */
const MAX_TIMEOUTS = 3;

/** For how long it rests, in milliseconds. */
const REST_MS = 3_600_000;

/** Timeouts in a row, as this server has seen them (no reads), and the time of the last one, by the id of a device. */
const timeouts = new LRUCache<string, { count: number; at: number }>({ max: 10_000 });

/** Between two attempts at least, whatever the push service says, in milliseconds. */
const MIN_WAIT_MS = 15_000;

/**
 * The device, of a candidate whose account is not being deleted. Without content where that was chosen, and where its
 * session has ended by its age: every other end of a session has removed its devices.
 */
async function findDevice({ db }: AppDeps, deviceId: string, now: Date): Promise<Device | undefined> {
  const [row] = await db
    .select({ device: pushDevices, session: sessions.id })
    .from(pushDevices)
    .innerJoin(candidates, eq(candidates.id, pushDevices.candidateId))
    .leftJoin(sessions, and(eq(sessions.tokenHash, pushDevices.sessionHash), isOpenSession(now)))
    .where(and(eq(pushDevices.id, deviceId), isNull(candidates.deletionRequestedAt)));
  if (!row || isEnded(row.device, now)) return undefined;
  return { ...row.device, withoutContent: row.device.withoutContent || row.session === null };
}

/** For how long a push service may store a message, in seconds: a day, and no longer than until the appointment. */
function ttlOf({ appointmentAt }: PushMessage, now: Date): number {
  const left = appointmentAt ? Math.floor((appointmentAt.getTime() - now.getTime()) / 1_000) : MAX_TTL_SECONDS;
  return Math.min(Math.max(left, 0), MAX_TTL_SECONDS);
}

/** Sends an encrypted message. The body of the response is not read. */
async function post(deps: AppDeps, device: Device, message: PushMessage, isWithoutContent: boolean) {
  const { config, pushNetwork: network = PUSH_NETWORK } = deps;
  const url = pushAddress(device.endpoint, config, network);
  if (!url) throw new RequestRefused('The host is no known push service.');
  const { p256dh, auth } = device;
  const { topic, urgency } = message;
  const now = deps.now();
  const vapidDetails = { subject: `mailto:${addressOf(config.mailFrom)}`, ...(await vapidKeysOf(deps)) };
  const { headers, body } = generateRequestDetails(
    { endpoint: url.href, keys: { p256dh, auth } },
    payloadOf(message, isWithoutContent),
    { vapidDetails, TTL: ttlOf(message, now), urgency, topic },
  );
  const signal = AbortSignal.timeout(network.timeout);
  try {
    const response = await sendRequest(url, network, signal, { method: 'POST', headers, body });
    response.destroy();
    timeouts.delete(device.id);
    return response;
  } catch (error) {
    const count = (timeouts.get(device.id)?.count ?? 0) + 1;
    if (signal.aborted) timeouts.set(device.id, { count, at: now.getTime() });
    throw error;
  }
}

/** The push service is away: the next attempt is made when it says so, by seconds or by a date. */
function away({ statusCode, headers }: IncomingMessage, now: Date): Error {
  const message = `The push service responds with ${statusCode}.`;
  const { 'retry-after': after = '' } = headers;
  const delay = /^\d{1,9}$/.test(after) ? Number(after) * 1_000 : Date.parse(after) - now.getTime();
  return Number.isNaN(delay) ? new Error(message) : new TryAgainLater(message, Math.max(delay, MIN_WAIT_MS));
}

/**
 * Sends news to one device, once it is certain that it may be sent: it is not read and not old, and at night only an
 * appointment within 24 hours. A device that the push service does not know any more has ended, and one whose message it
 * refuses is marked: its browser learns both at its next visit. Rejects where the push service is away or was silent for
 * some time, to be tried again for a day. Specification 4, section 13.
 *
 * @throws RequestRefused where another attempt is no use
 */
export async function sendPush(deps: AppDeps, push: PushJob): Promise<void> {
  const { db, now: clock } = deps;
  const now = clock();
  const device = await findDevice(deps, push.deviceId, now);
  const message = device && (await findMessage(db, push, now));
  // The device may be another candidate's by now.
  if (!device || message?.candidateId !== device.candidateId) return;
  const allowedAt = nextDigestAt(now, await zoneOfCandidate(db, device.candidateId), null);
  if (allowedAt > now && !message.isSoon) {
    // The day of its attempts begins in the morning.
    return db.transaction((tx) => enqueue(tx, 'push', push, allowedAt, allowedAt));
  }
  const silence = timeouts.get(device.id);
  const rest = silence && silence.count >= MAX_TIMEOUTS ? silence.at + REST_MS - now.getTime() : 0;
  if (rest > 0) throw new TryAgainLater('The push service was silent: the device rests.', rest);
  let response = await post(deps, device, message, device.withoutContent);
  if (response.statusCode === 413 && !device.withoutContent) response = await post(deps, device, message, true);
  const { statusCode: status = 0 } = response;
  const change = (values: Partial<Device>) => db.update(pushDevices).set(values).where(eq(pushDevices.id, device.id));
  if (status >= 200 && status < 300) await change({ lastUsedAt: clock(), refused: false });
  else if (status === 404 || status === 410) await change({ expiresAt: clock() });
  else if (status === 429 || status >= 500) throw away(response, now);
  else {
    if ([400, 401, 403].includes(status)) await change({ refused: true });
    throw new RequestRefused(`The push service responds with ${status}.`);
  }
}
