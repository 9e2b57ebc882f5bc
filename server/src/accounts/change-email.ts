import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import { emailChanges } from '../db/schema';
import { enqueue } from '../queue/enqueue';
import { refuseProblems } from '../http/field-problems';
import type { SessionCandidate } from '../session/session';
import { lockSessionAccount } from './account-sessions';
import { findByEmail } from './candidate-repository';
import { checkCurrentPassword, wrongPassword } from './current-password';
import { cancelPendingChanges, pendingChangeTo } from './email-changes';
import { emailTaken } from './email-taken';
import { recordEvents } from './security-events';

/** Stores a change in place of the one that waits, and gives back its id. */
async function storeChange(tx: Db, change: typeof emailChanges.$inferInsert): Promise<string> {
  await cancelPendingChanges(tx, change.candidateId, change.createdAt);
  const [stored] = await tx.insert(emailChanges).values(change).returning({ id: emailChanges.id });
  if (!stored) throw new Error('No change was stored.');
  return stored.id;
}

/**
 * Has a link mailed to a new address, which makes it the account's once it is opened; until then everything stays as it
 * is. Of wishes for several addresses the last one counts; a second link to one address leaves the first one working.
 * `wish` has passed the contract's schema and is trimmed, `address` is the caller's. Fails with 4003 for a wrong password, 4000 for the address that the account has, and 4006 with `err.email` for
 * one that has an active account, unless accounts are hidden: then the response and the work are those for a free one, and
 * its owner gets a mail in place of the link (specification 4, section 6).
 */
export async function changeEmail(
  { db, config, now }: AppDeps,
  { id: candidateId, tokenHash }: SessionCandidate,
  wish: { email: string; password: string },
  address: string,
): Promise<void> {
  const account = await checkCurrentPassword(db, candidateId, wish.password);
  const isOwn = account.email.toLowerCase() === wish.email.toLowerCase();
  refuseProblems({ email: isOwn ? 'Email ini sudah dipakai akun Anda.' : null });
  const owner = await findByEmail(db, wish.email);
  if (owner?.activatedAt && !config.hideAccounts) throw emailTaken();
  await db.transaction(async (tx) => {
    const current = await lockSessionAccount(tx, { id: candidateId, tokenHash }, now);
    if (current?.passwordHash !== account.passwordHash) throw wrongPassword();
    const change = { candidateId, oldEmail: current.email, newEmail: wish.email, createdAt: now() };
    const emailChangeId = (await pendingChangeTo(tx, candidateId, wish.email)) ?? (await storeChange(tx, change));
    await recordEvents(tx, { kind: 'email-change-requested', at: now(), address, candidateId });
    await enqueue(tx, 'mail-confirm-email', { emailChangeId }, now());
  });
}
