import { eq } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { enqueue } from '../queue/enqueue';
import { candidates } from '../db/schema';
import { refuseProblems } from '../http/field-problems';
import type { SessionCandidate } from '../session/session';
import { endSessions, lockSessionAccount } from './account-sessions';
import { expireTokens } from './account-tokens';
import { checkCurrentPassword, wrongPassword } from './current-password';
import { cancelPendingChanges } from './email-changes';
import { passwordProblem } from './common-passwords';
import { hashPassword } from './passwords';
import { recordEvents } from './security-events';

/**
 * Gives a signed-in candidate a new password, ends their other sessions, and mails a notice of it. Links that were
 * mailed for a new password or e-mail address stop working: another person may have requested them. `passwords` have
 * passed the contract's schema, `address` is the caller's. Fails with 4003 for a wrong old password, also where another
 * call has changed it meanwhile, and with 4000 and `err.new` for one that is easy to guess (specification 4, section
 * 6).
 */
export async function changePassword(
  { db, now }: AppDeps,
  { id: candidateId, tokenHash }: SessionCandidate,
  passwords: { old: string; new: string },
  address: string,
): Promise<void> {
  const account = await checkCurrentPassword(db, candidateId, passwords.old);
  refuseProblems({ new: await passwordProblem(passwords.new) });
  const passwordHash = await hashPassword(passwords.new);
  await db.transaction(async (tx) => {
    const current = await lockSessionAccount(tx, { id: candidateId, tokenHash }, now);
    if (current?.passwordHash !== account.passwordHash) throw wrongPassword();
    await tx.update(candidates).set({ passwordHash }).where(eq(candidates.id, candidateId));
    await expireTokens(tx, candidateId, 'reset', now());
    await cancelPendingChanges(tx, candidateId, now());
    await recordEvents(tx, { kind: 'password-changed', at: now(), address, candidateId });
    await endSessions(tx, { candidateId, except: tokenHash, now: now(), address });
    await enqueue(tx, 'mail-password-changed', { candidateId }, now());
  });
}
