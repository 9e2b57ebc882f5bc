import { randomUUID } from 'node:crypto';
import type { AppDeps } from '../app-deps';
import { enqueue } from '../queue/enqueue';
import { findByEmail } from './candidate-repository';
import { onlyPending } from './pending-registrations';

/**
 * Has another activation link mailed to an account that waits for its activation.
 * Where several have signed up with the address, the new link confirms none of them, because it is unknown which one
 * requested it: the owner chooses a password afterwards. Any other e-mail address costs the same queries, so that
 * neither the response nor its time shows which of the two it was (contract, "Account").
 */
export async function resendActivation({ db, now }: AppDeps, email: string): Promise<void> {
  const account = await findByEmail(db, email);
  const candidateId = account?.activatedAt === null ? account.id : null;
  const registrationId = await onlyPending(db, candidateId ?? randomUUID());
  await enqueue(db, 'mail-activation', { candidateId, registrationId }, now());
}
