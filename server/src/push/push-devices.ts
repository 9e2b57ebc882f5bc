import { ECDH } from 'node:crypto';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { lockSessionAccount } from '../accounts/account-sessions';
import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import { isUuid } from '../db/row-id';
import { pushDevices } from '../db/push-schema';
import { ApiFailure } from '../http/failure';
import { refuseProblems } from '../http/field-problems';
import { invalidFields } from '../http/validation';
import { MAX_DEVICES } from '../news/enqueue-pushes';
import type { Schemas } from '../profile/schemas';
import { deviceOf } from '../session/device-of';
import type { SessionCandidate } from '../session/session';
import { pushAddress } from './push-address';

const { id, name, withoutContent, refused, createdAt, lastUsedAt, expiresAt } = pushDevices;

/** The columns of a device that are told: neither its address nor its keys, by which anybody could send to it. */
const TOLD = { id, name, withoutContent, refused, createdAt, lastUsedAt, expiresAt };

/** The devices of a candidate, the newest first, with those that their push services have ended. */
export const findDevices = (db: Db, candidateId: string) =>
  db.select(TOLD).from(pushDevices).where(eq(pushDevices.candidateId, candidateId)).orderBy(desc(createdAt), id);

/** True where the push service of a device has ended it: nothing is sent to it any more. */
export const isEnded = ({ expiresAt: at }: { expiresAt: Date | null }, now: Date): boolean => at !== null && at <= now;

/** True for a point of the curve: nothing could be encrypted for any other. */
function isKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
}

/** The problem of an endpoint of no known push service, which it names by its origin: the path is a secret. */
const unknownService = (endpoint: string): string =>
  `Layanan pemberitahuan browser ini tidak dikenal${URL.canParse(endpoint) ? `: ${new URL(endpoint).origin}` : ''}.`;

/**
 * Stores the browser of a session as one that is sent pushes: one row per endpoint, however often it is repeated. Of more
 * than ten devices the oldest goes, those that have ended first. Fails with 4000 for an endpoint of no push service
 * (specification 4, section 13), an unusable key, another candidate's endpoint with another secret and a subscription that is
 * over, and with 4001 where the session has ended since its call began.
 */
export async function addDevice(
  deps: AppDeps,
  session: SessionCandidate,
  { keys, expirationTime, ...given }: Schemas['PushDeviceWrite'],
  userAgent: string | undefined,
) {
  const endpoint = pushAddress(given.endpoint, deps.config, deps.pushNetwork)?.href ?? '';
  const now = deps.now();
  const isOver = typeof expirationTime === 'number' && expirationTime <= now.getTime();
  refuseProblems({
    endpoint: endpoint ? null : unknownService(given.endpoint),
    keys: isKey(keys.p256dh) ? null : 'Kunci pemberitahuan browser ini tidak bisa dipakai.',
    expirationTime: isOver ? 'Langganan pemberitahuan browser ini sudah berakhir.' : null,
  });
  const { id: candidateId, tokenHash: sessionHash } = session;
  const { browser, system } = deviceOf(userAgent);
  const values = {
    ...given,
    ...keys,
    endpoint,
    sessionHash,
    name: [browser, system].filter(Boolean).join(' · ') || null,
    refused: false,
    lastUsedAt: now,
    expiresAt: typeof expirationTime === 'number' ? new Date(expirationTime) : null,
  };
  return deps.db.transaction(async (tx) => {
    await lockSessionAccount(tx, session, deps.now);
    const isOwn = eq(pushDevices.candidateId, candidateId);
    // Another account of the same browser, which alone knows the secret: what waits for it must not come to this one.
    const isSameBrowser = and(eq(pushDevices.endpoint, endpoint), eq(pushDevices.auth, keys.auth));
    await tx.delete(pushDevices).where(and(isSameBrowser, ne(pushDevices.candidateId, candidateId)));
    const [device] = await tx
      .insert(pushDevices)
      .values({ candidateId, createdAt: now, ...values })
      .onConflictDoUpdate({ target: pushDevices.endpoint, set: values, setWhere: isOwn })
      .returning(TOLD);
    if (!device) throw invalidFields({ keys: ['Kunci pemberitahuan browser ini bukan yang terdaftar.'] });
    const older = tx
      .select({ id })
      .from(pushDevices)
      .where(and(isOwn, ne(id, device.id)))
      .orderBy(sql`coalesce(${expiresAt} <= ${now.toISOString()}, false)`, desc(createdAt), desc(id))
      .offset(MAX_DEVICES - 1);
    await tx.delete(pushDevices).where(inArray(id, older));
    return device;
  });
}

/** Deletes a device of the candidate. Fails with 4004 for an unknown one, and for another candidate's. */
export async function removeDevice({ db }: AppDeps, candidateId: string, deviceId: string): Promise<void> {
  const isOwn = and(eq(id, deviceId), eq(pushDevices.candidateId, candidateId));
  const removed = isUuid(deviceId) ? await db.delete(pushDevices).where(isOwn).returning({ id }) : [];
  if (removed.length === 0) throw new ApiFailure(4004, 'Perangkat tidak ditemukan.');
}
