import { eq } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { sessions } from '../db/schema';
import type { SessionCandidate } from '../session/session';
import { revokeSessions } from './account-sessions';
import { lockAccount } from './account-tokens';

/** Ends one session, at the wish of a caller at `address`; its token is refused from now on (contract, "Account"). */
export async function signOut(
  { db, now }: AppDeps,
  { id: candidateId, tokenHash }: SessionCandidate,
  address: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, candidateId);
    await revokeSessions(tx, eq(sessions.tokenHash, tokenHash), { candidateId, now: now(), address });
  });
}
