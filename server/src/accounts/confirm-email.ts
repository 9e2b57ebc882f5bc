import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { enqueue } from '../queue/enqueue';
import type { Db } from '../db/client';
import { candidates, emailChanges } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { DEAD_LINK, expireTokens, takeToken } from './account-tokens';
import { findByEmail } from './candidate-repository';
import { findChange, type EmailChange } from './email-changes';
import { emailTaken } from './email-taken';
import { recordEvents } from './security-events';

const UNIQUE_VIOLATION = '23505';

/** True when the database refused a second account with one address, which only a sign-up at the same moment can cause. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: string }).code === UNIQUE_VIOLATION || isTaken(error.cause);
}

/**
 * Gives an account an address that its owner has confirmed with a mailed link. A sign-up with the address that was not
 * activated is deleted; where another active account has it, the call fails with 4006. For use under the account's
 * lock.
 */
export async function setEmail(tx: Db, candidateId: string, email: string): Promise<void> {
  const owner = await findByEmail(tx, email);
  if (owner?.activatedAt && owner.id !== candidateId) throw emailTaken();
  await tx
    .delete(candidates)
    .where(
      and(
        sql`lower(${candidates.email}) = lower(${email})`,
        isNull(candidates.activatedAt),
        ne(candidates.id, candidateId),
      ),
    );
  try {
    await tx.update(candidates).set({ email }).where(eq(candidates.id, candidateId));
  } catch (error) {
    throw isTaken(error) ? emailTaken() : error;
  }
}

/** The change that a link is about; fails with 4007 where it has ended. */
export async function changeOf(tx: Db, emailChangeId: string | null): Promise<EmailChange> {
  const change = emailChangeId === null ? undefined : await findChange(tx, emailChangeId);
  if (!change || change.cancelledAt) throw new ApiFailure(4007, DEAD_LINK);
  return change;
}

/**
 * Gives the account of a mailed link its new e-mail address, tells the old one how to undo it, and ends the links for a
 * new password that were mailed to the old one. It needs no session, for the link may be opened on any device; sessions
 * stay. `address` is the caller's. Fails with 4004 for an unknown link, 4006 for a used one and for an address that has an
 * active account by now, and 4007 for one that is over or that a later wish has replaced (specification 4, section 6).
 */
export async function confirmEmail({ db, now }: AppDeps, token: string, address: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { candidateId, emailChangeId } = await takeToken(tx, token, 'confirm-email', now());
    const change = await changeOf(tx, emailChangeId);
    await setEmail(tx, candidateId, change.newEmail);
    await tx.update(emailChanges).set({ confirmedAt: now() }).where(eq(emailChanges.id, change.id));
    await expireTokens(tx, candidateId, 'reset', now());
    await recordEvents(tx, { kind: 'email-changed', at: now(), address, candidateId });
    await enqueue(tx, 'mail-email-changed', { emailChangeId: change.id }, now());
  });
}
