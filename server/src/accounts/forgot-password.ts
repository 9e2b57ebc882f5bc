import type { AppDeps } from '../app-deps';
import { enqueue } from '../queue/enqueue';
import { ApiFailure } from '../http/failure';
import { findByEmail } from './candidate-repository';

/**
 * Has a reset link mailed to the account of an e-mail address, activated or not. Fails with 4004 where there is none,
 * unless accounts are hidden: then both cost the same two queries, so that the response takes the same time
 * (specification 1, section 4; contract, "Account").
 */
export async function forgotPassword({ db, config, now }: AppDeps, email: string): Promise<void> {
  const account = await findByEmail(db, email);
  if (!account && !config.hideAccounts) throw new ApiFailure(4004, 'Email Anda Tidak Terdaftar!');
  await enqueue(db, 'mail-reset', { candidateId: account?.id ?? null }, now());
}
