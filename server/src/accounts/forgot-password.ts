import type { AppDeps } from '../app-deps';
import type { candidates } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { resetMail } from '../mail/account-mails';
import { issueToken, LIFETIME_HOURS, lockAccount } from './account-tokens';
import { findByEmail } from './candidate-repository';
import { toUidb64 } from './reset-link';

type Account = typeof candidates.$inferSelect;

/**
 * The account whose password is forgotten, activated or not, or null where none has this e-mail and accounts are
 * hidden; fails with 4004 where they are not (contract, "Account"). It only reads, so that the response takes the same
 * time either way.
 */
export async function findForgetful({ db, config }: AppDeps, email: string): Promise<Account | null> {
  const account = await findByEmail(db, email);
  if (!account && !config.hideAccounts) throw new ApiFailure(4004, 'Email Anda Tidak Terdaftar!');
  return account ?? null;
}

/** Mails a reset link that works for an hour; links mailed earlier stop working (specification 1, section 4). */
export async function sendResetLink(
  { db, config, mailer, now }: AppDeps,
  { id, email, name, activatedAt }: Account,
): Promise<void> {
  const token = await db.transaction(async (tx) => {
    await lockAccount(tx, id);
    return issueToken(tx, id, 'reset', now());
  });
  await mailer.send(
    resetMail(config.appUrl, {
      name: activatedAt && name,
      email,
      uidb64: toUidb64(id),
      token,
      validHours: LIFETIME_HOURS.reset,
    }),
  );
}
