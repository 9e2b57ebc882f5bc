import { emailChanges } from '../db/schema';
import type { AppDeps } from '../app-deps';
import { enqueue } from '../queue/enqueue';
import { refuseProblems } from '../profile/field-problems';
import type { SessionCandidate } from '../session/session';
import { lockSessionAccount } from './account-sessions';
import { findByEmail } from './candidate-repository';
import { checkCurrentPassword, wrongPassword } from './current-password';
import { cancelPendingChanges } from './email-changes';
import { emailTaken } from './email-taken';
import { recordEvents } from './security-events';

/**
 * Has a link mailed to a new address, which makes it the account's once it is opened; until then everything stays as it
 * is, and of several wishes the last one counts. `wish` has passed the contract's schema and is trimmed, `address` is the
 * caller's. Fails with 4003 for a wrong password, 4000 for the address that the account has, and 4006 with `err.email` for
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
    await cancelPendingChanges(tx, candidateId, now());
    const values = { candidateId, oldEmail: current.email, newEmail: wish.email, createdAt: now() };
    const [change] = await tx.insert(emailChanges).values(values).returning({ id: emailChanges.id });
    if (!change) throw new Error('No change was stored.');
    await recordEvents(tx, { kind: 'email-change-requested', at: now(), address, candidateId });
    await enqueue(tx, 'mail-confirm-email', { emailChangeId: change.id }, now());
  });
}
