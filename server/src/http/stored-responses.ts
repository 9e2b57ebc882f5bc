import { and, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { storedResponses } from '../db/request-schema';

/** How long a response is stored. */
export const RESPONSE_RETENTION_MS = 24 * 3_600_000;

/** A response as it was sent: HTTP status and JSON. */
export interface StoredResponse {
  status: number;
  body: string;
}

/** A call with an `Idempotency-Key`, by the hash of its key and the hash of all that makes it this call. */
export interface KeyedCall {
  keyHash: string;
  callerHash: string;
  fingerprint: string;
  share: ResponseShare;
}

/** How much is stored for one caller: beyond it the oldest responses go. */
export interface ResponseShare {
  responses: number;
  /** Of all bodies together. */
  characters: number;
}

/**
 * Claims a key for a call and gives back true. Where an earlier call has claimed it, gives back false, after that call's
 * transaction has ended.
 */
export async function claimKey(tx: Db, { keyHash, callerHash, fingerprint }: KeyedCall, now: Date): Promise<boolean> {
  const fresh = { callerHash, fingerprint, status: null, body: null, createdAt: now };
  const claimed = await tx
    .insert(storedResponses)
    .values({ keyHash, ...fresh })
    .onConflictDoUpdate({
      target: storedResponses.keyHash,
      set: fresh,
      setWhere: lte(storedResponses.createdAt, new Date(now.getTime() - RESPONSE_RETENTION_MS)),
    })
    .returning({ keyHash: storedResponses.keyHash });
  return claimed.length > 0;
}

/** Stores the response of the call that has claimed the key, to be deleted with the candidate whom it is about. */
export async function storeResponse(
  tx: Db,
  keyHash: string,
  response: StoredResponse & { candidateId: string | null },
): Promise<void> {
  await tx.update(storedResponses).set(response).where(eq(storedResponses.keyHash, keyHash));
}

/** Deletes the oldest responses of a call's caller that are beyond the caller's share; the call's own stays. */
export async function forgetExcess(tx: Db, { callerHash, keyHash, share }: KeyedCall): Promise<void> {
  const { createdAt } = storedResponses;
  const ranked = tx
    .select({
      keyHash: storedResponses.keyHash,
      place: sql<number>`row_number() over (order by ${createdAt} desc, ${storedResponses.keyHash})`.as('place'),
      size: sql<number>`sum(length(${storedResponses.body})) over (order by ${createdAt} desc, ${storedResponses.keyHash})`.as(
        'size',
      ),
    })
    .from(storedResponses)
    .where(eq(storedResponses.callerHash, callerHash))
    .as('ranked');
  const excess = tx
    .select({ keyHash: ranked.keyHash })
    .from(ranked)
    .where(or(gt(ranked.place, share.responses), gt(ranked.size, share.characters)));
  // Of two calls at once, the second leaves to the first what that one deletes.
  const deletable = tx
    .select({ keyHash: storedResponses.keyHash })
    .from(storedResponses)
    .where(and(inArray(storedResponses.keyHash, excess), ne(storedResponses.keyHash, keyHash)))
    .for('update', { skipLocked: true });
  await tx.delete(storedResponses).where(inArray(storedResponses.keyHash, deletable));
}

/** The stored response of a key, with the fingerprint of its call. */
export async function findStoredResponse(
  tx: Db,
  keyHash: string,
): Promise<(StoredResponse & { fingerprint: string }) | null> {
  const [row] = await tx.select().from(storedResponses).where(eq(storedResponses.keyHash, keyHash));
  if (!row || row.status === null || row.body === null) return null;
  return { status: row.status, body: row.body, fingerprint: row.fingerprint };
}
