import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { candidates } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { sessionEnded } from '../session/session';
import { verifyPassword } from './passwords';

type Account = typeof candidates.$inferSelect;

/** The failure for a signed-in candidate's wrong password: 4003. */
export const wrongPassword = (): ApiFailure => new ApiFailure(4003, 'Password yang kamu input salah, dicoba lagi ya!');

/**
 * Gives back a signed-in candidate's account if `password` is its own, and fails with 4003 for another one. That is no
 * security event: it would go with the transaction that a call with an `Idempotency-Key` runs in.
 */
export async function checkCurrentPassword(db: Db, candidateId: string, password: string): Promise<Account> {
  const [account] = await db.select().from(candidates).where(eq(candidates.id, candidateId));
  if (!account) throw sessionEnded();
  if (await verifyPassword(account.passwordHash, password)) return account;
  throw wrongPassword();
}
