import { ECDH } from 'node:crypto';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { lockSessionAccount } from '../accounts/account-sessions';
import { isUuid } from '../db/row-id';
import { pushDevices } from '../db/push-schema';
import { ApiFailure } from '../http/failure';
import { refuseProblems } from '../profile/field-problems';
import { deviceOf } from '../session/device-of';
import type { SessionCandidate } from '../session/session';
import { pushAddress } from './push-address';
import type { PushDeps } from './send-push';
import { vapidKeysOf } from './vapid-keys';

/** How many devices of a candidate are sent pushes. Specification 4, section 13. */
const MOST_DEVICES = 10;

/** A browser's subscription as it is sent to the server (contract, `PushDeviceWrite`). */
export interface PushDeviceBody {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** Milliseconds since 1970. */
  expirationTime?: number | null;
  /** Left out, the choice stays as it is. */
  withoutContent?: boolean;
}

type Row = typeof pushDevices.$inferSelect;

const toResource = ({ id, name, withoutContent, createdAt, lastUsedAt }: Row) => ({
  id,
  name,
  withoutContent,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
});

/** The key that a browser subscribes with, and the candidate's devices, the newest first. */
export async function listDevices(deps: PushDeps, candidateId: string) {
  const rows = await deps.db
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.candidateId, candidateId))
    .orderBy(desc(pushDevices.createdAt), pushDevices.id);
  return { publicKey: (await vapidKeysOf(deps)).publicKey, devices: rows.map(toResource) };
}

/** True for a point of the curve: nothing could be encrypted for any other. */
function isKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
}

/**
 * Stores the browser of a session as one that is sent pushes: one row per endpoint, however often it is repeated. Of more
 * than ten devices the oldest goes. Fails with 4000 for an endpoint of no push service (specification 4, section 13), and
 * with 4001 where the session has ended since its call began.
 */
export async function addDevice(
  deps: PushDeps,
  session: SessionCandidate,
  { endpoint: given, keys, expirationTime, withoutContent }: PushDeviceBody,
  userAgent: string | undefined,
) {
  const address = pushAddress(given, deps.config, deps.pushNetwork);
  refuseProblems({
    endpoint: address ? null : 'Layanan pemberitahuan browser ini belum didukung.',
    keys: isKey(keys.p256dh) ? null : 'Kunci pemberitahuan browser ini tidak bisa dipakai.',
  });
  const { id: candidateId, tokenHash } = session;
  const { browser, system } = deviceOf(userAgent);
  const now = deps.now();
  const endpoint = address?.href ?? '';
  const values = {
    sessionHash: tokenHash,
    ...keys,
    name: [browser, system].filter(Boolean).join(' · ') || null,
    // Drizzle leaves out what is undefined.
    withoutContent,
    lastUsedAt: now,
    expiresAt: expirationTime ? new Date(expirationTime) : null,
  };
  return deps.db.transaction(async (tx) => {
    await lockSessionAccount(tx, session, deps.now);
    // Another account of the same browser: what waits for it must not come to this one.
    await tx
      .delete(pushDevices)
      .where(and(eq(pushDevices.endpoint, endpoint), ne(pushDevices.candidateId, candidateId)));
    const [device] = await tx
      .insert(pushDevices)
      .values({ candidateId, endpoint, createdAt: now, ...values })
      .onConflictDoUpdate({ target: pushDevices.endpoint, set: values })
      .returning();
    if (!device) throw new Error('The device was not stored.');
    const older = tx
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(and(eq(pushDevices.candidateId, candidateId), ne(pushDevices.id, device.id)))
      .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
      .offset(MOST_DEVICES - 1);
    await tx.delete(pushDevices).where(inArray(pushDevices.id, older));
    return toResource(device);
  });
}

/** Deletes a device of the candidate. Fails with 4004 for an unknown one, and for another candidate's. */
export async function removeDevice({ db }: PushDeps, candidateId: string, id: string): Promise<void> {
  const isOwn = and(eq(pushDevices.id, id), eq(pushDevices.candidateId, candidateId));
  const removed = isUuid(id) ? await db.delete(pushDevices).where(isOwn).returning({ id: pushDevices.id }) : [];
  if (removed.length === 0) throw new ApiFailure(4004, 'Perangkat tidak ditemukan.');
}
