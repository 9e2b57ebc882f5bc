/** The sessions of a candidate, as they may see and end them (specification 4, section 6). */
import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { isUuid } from '../db/row-id';
import type { Db } from '../db/client';
import { pushDevices } from '../db/push-schema';
import { sessions } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { isOpenSession, sessionEnded, type SessionCandidate } from '../session/session';
import { lockAccount } from './account-tokens';
import { recordEvents } from './security-events';

interface Ending {
  candidateId: string;
  /** The session that stays, by its key. */
  except?: string;
  now: Date;
  /** The caller's. */
  address: string;
}

/**
 * Locks the account of a session's candidate for the rest of the transaction, and gives the account back as `lockAccount`
 * does. Fails with 4001 where the session has ended since its call began. The clock is read under the lock.
 */
export async function lockSessionAccount(tx: Db, { id, tokenHash }: SessionCandidate, now: () => Date) {
  const account = await lockAccount(tx, id);
  const open = await tx.$count(sessions, and(eq(sessions.tokenHash, tokenHash), isOpenSession(now())));
  if (open === 0) throw sessionEnded();
  return account;
}

/**
 * Ends open sessions of a candidate, and gives back how many; for use under the account's lock. Their devices get no pushes
 * any more (specification 4, section 13).
 */
export async function revokeSessions(
  tx: Db,
  which: SQL | undefined,
  { candidateId, now, address }: Ending,
): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.candidateId, candidateId), isOpenSession(now), which))
    .returning({ tokenHash: sessions.tokenHash });
  const hashes = ended.map(({ tokenHash }) => tokenHash);
  await tx.delete(pushDevices).where(inArray(pushDevices.sessionHash, hashes));
  const event = { kind: 'session-ended' as const, at: now, address, candidateId };
  await recordEvents(tx, ...ended.map(() => event));
  return ended.length;
}

/**
 * Ends every open session of a candidate but one, and gives back how many; for use under the account's lock. Devices that
 * were registered with another session get no news any more, also those whose session was over already.
 */
export async function endSessions(tx: Db, ending: Ending): Promise<number> {
  const { candidateId, except } = ending;
  const isOther = except === undefined ? undefined : sql`${pushDevices.sessionHash} is distinct from ${except}`;
  await tx.delete(pushDevices).where(and(eq(pushDevices.candidateId, candidateId), isOther));
  return revokeSessions(tx, except === undefined ? undefined : ne(sessions.tokenHash, except), ending);
}

/** The open sessions of a candidate, the last used first, without anything that a token could be told from. */
export async function listSessions({ db, now }: AppDeps, { id: candidateId, tokenHash }: SessionCandidate) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.candidateId, candidateId), isOpenSession(now())))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
  return rows.map((row) => ({
    id: row.id,
    browser: row.browser,
    system: row.system,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    current: row.tokenHash === tokenHash,
  }));
}

/**
 * Ends one of the candidate's sessions, by its id; its token is refused from then on. Fails with 4004 for another
 * candidate's, an unknown one and one that has ended already.
 */
export async function endSession(
  { db, now }: AppDeps,
  candidate: SessionCandidate,
  sessionId: string,
  address: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSessionAccount(tx, candidate, now);
    const ending = { candidateId: candidate.id, now: now(), address };
    const ended = isUuid(sessionId) ? await revokeSessions(tx, eq(sessions.id, sessionId), ending) : 0;
    if (ended === 0) throw new ApiFailure(4004, 'Perangkat tidak ditemukan.');
  });
}

/** Ends all sessions of a candidate except the one that makes the request. */
export async function endOtherSessions(
  { db, now }: AppDeps,
  candidate: SessionCandidate,
  address: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSessionAccount(tx, candidate, now);
    await endSessions(tx, { candidateId: candidate.id, except: candidate.tokenHash, now: now(), address });
  });
}
