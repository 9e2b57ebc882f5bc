import { and, eq, isNull, ne } from 'drizzle-orm';
import { endSessions, lockSessionAccount } from '../account-sessions';
import { checkCurrentPassword, wrongPassword } from '../current-password';
import { undoableChanges } from '../email-changes';
import { recordEvents } from '../security-events';
import type { AppDeps } from '../../app-deps';
import { enqueue } from '../../queue/enqueue';
import type { Db } from '../../db/client';
import { applicationEvents, applications, candidates } from '../../db/schema';
import type { SessionCandidate } from '../../session/session';
import { deletionTime } from '../../session/deletion-period';

const REASON_CODE = 'accountDeletion' as const;

/** A deletion that waits, in the contract's shape. */
export function toDeletion(requestedAt: Date) {
  return { requestedAt: requestedAt.toISOString(), deleteAt: deletionTime(requestedAt).toISOString() };
}

/** Withdraws the applications that may be withdrawn: those without a decision (specification 4, section 1). */
async function withdrawOpen(tx: Db, candidateId: string, at: Date): Promise<void> {
  // All at once, for the account is locked meanwhile.
  const withdrawn = await tx
    .update(applications)
    .set({ outcome: 'withdrawn', outcomeAt: at, outcomeReasonCode: REASON_CODE })
    .where(
      and(eq(applications.candidateId, candidateId), isNull(applications.outcome), ne(applications.status, 'onboard')),
    )
    .returning({ applicationId: applications.id });
  if (withdrawn.length === 0) return;
  const event = { at, kind: 'withdrawn' as const, reasonCode: REASON_CODE };
  await tx.insert(applicationEvents).values(withdrawn.map((application) => ({ ...application, ...event })));
}

/**
 * Has a signed-in candidate's account deleted in seven days, and gives back when. Their other sessions end, their open
 * applications are withdrawn, and a mail tells them, at an address that they had until lately too, which can still undo
 * the change. Where it waits already nothing changes. `address` is the caller's. Fails with 4003 for a wrong password, also where another call has changed it meanwhile (specification 4, section 6).
 */
export async function requestDeletion(
  { db, now }: AppDeps,
  { id: candidateId, tokenHash }: SessionCandidate,
  password: string,
  address: string,
) {
  const account = await checkCurrentPassword(db, candidateId, password);
  return db.transaction(async (tx) => {
    const current = await lockSessionAccount(tx, { id: candidateId, tokenHash }, now);
    const at = now();
    if (current?.passwordHash !== account.passwordHash) throw wrongPassword();
    if (current.deletionRequestedAt) return toDeletion(current.deletionRequestedAt);
    await tx.update(candidates).set({ deletionRequestedAt: at }).where(eq(candidates.id, candidateId));
    await withdrawOpen(tx, candidateId, at);
    await recordEvents(tx, { kind: 'deletion-requested', at, address, candidateId });
    await endSessions(tx, { candidateId, except: tokenHash, now: at, address });
    await enqueue(tx, 'mail-deletion-requested', { candidateId }, at);
    for (const { id } of await undoableChanges(tx, candidateId, at)) {
      await enqueue(tx, 'mail-deletion-of-changed', { emailChangeId: id }, at);
    }
    return toDeletion(at);
  });
}
