import { eq } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { enqueue } from '../queue/enqueue';
import { candidates } from '../db/schema';
import { refuseProblems } from '../http/field-problems';
import type { SessionCandidate } from '../session/session';
import { lockSessionAccount } from './account-sessions';
import { checkCurrentPassword, wrongPassword } from './current-password';
import { recordEvents } from './security-events';

/**
 * Gives a signed-in candidate another phone number, and mails a notice of it. `wish` has passed the contract's schema and
 * is trimmed, `address` is the caller's. Fails with 4003 for a wrong password, also where another call has changed it
 * meanwhile, and with 4000 and `err.phoneNumber` for the number that the account has (specification 4, section 6).
 */
export async function changePhone(
  { db, now }: AppDeps,
  { id: candidateId, tokenHash }: SessionCandidate,
  { phoneNumber, password }: { phoneNumber: string; password: string },
  address: string,
): Promise<void> {
  const account = await checkCurrentPassword(db, candidateId, password);
  const isOwn = account.phoneNumber === phoneNumber;
  refuseProblems({ phoneNumber: isOwn ? 'Nomor ini sudah dipakai akun Anda.' : null });
  await db.transaction(async (tx) => {
    const current = await lockSessionAccount(tx, { id: candidateId, tokenHash }, now);
    if (current?.passwordHash !== account.passwordHash) throw wrongPassword();
    await tx.update(candidates).set({ phoneNumber }).where(eq(candidates.id, candidateId));
    await recordEvents(tx, { kind: 'phone-changed', at: now(), address, candidateId });
    await enqueue(tx, 'mail-phone-changed', { candidateId }, now());
  });
}
