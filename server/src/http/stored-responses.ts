import { eq, lte } from 'drizzle-orm';
import type { Db } from '../db/client';
import { storedResponses } from '../db/request-schema';

/** How long an answer is kept. */
export const RESPONSE_RETENTION_MS = 24 * 3_600_000;

/** An answer as it was given: HTTP status and JSON. */
export interface StoredResponse {
  status: number;
  body: string;
}

/** A call with an `Idempotency-Key`, by the hash of its key and the hash of all that makes it this call. */
export interface KeyedCall {
  keyHash: string;
  fingerprint: string;
}

/**
 * Takes a key for a call until the transaction ends, and gives back true. Where an earlier call has it, gives back
 * false, after that call's transaction has ended if it is still running.
 */
export async function takeKey(tx: Db, { keyHash, fingerprint }: KeyedCall, now: Date): Promise<boolean> {
  const fresh = { fingerprint, status: null, body: null, createdAt: now };
  const taken = await tx
    .insert(storedResponses)
    .values({ keyHash, ...fresh })
    .onConflictDoUpdate({
      target: storedResponses.keyHash,
      set: fresh,
      setWhere: lte(storedResponses.createdAt, new Date(now.getTime() - RESPONSE_RETENTION_MS)),
    })
    .returning({ keyHash: storedResponses.keyHash });
  return taken.length > 0;
}

/** Keeps the answer of the call that has taken the key. */
export async function storeResponse(tx: Db, keyHash: string, answer: StoredResponse): Promise<void> {
  await tx.update(storedResponses).set(answer).where(eq(storedResponses.keyHash, keyHash));
}

/** What the call that has a key was answered, with its fingerprint. */
export async function findStoredResponse(
  tx: Db,
  keyHash: string,
): Promise<(StoredResponse & { fingerprint: string }) | null> {
  const [row] = await tx.select().from(storedResponses).where(eq(storedResponses.keyHash, keyHash));
  if (!row || row.status === null || row.body === null) return null;
  return { status: row.status, body: row.body, fingerprint: row.fingerprint };
}
