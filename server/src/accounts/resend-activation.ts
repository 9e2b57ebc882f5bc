import type { AppDeps } from '../app-deps';
import { enqueue } from '../background/enqueue';
import { findByEmail } from './candidate-repository';

/**
 * Has a new activation link mailed to an account that waits for its activation; the links mailed earlier stop working.
 * Any other e-mail address costs the same two queries, so that neither the response nor its time shows which of the two
 * it was (contract, "Account").
 */
export async function resendActivation({ db, now }: AppDeps, email: string): Promise<void> {
  const account = await findByEmail(db, email);
  const candidateId = account?.activatedAt === null ? account.id : null;
  await enqueue(db, 'mail-activation', { candidateId }, now());
}
