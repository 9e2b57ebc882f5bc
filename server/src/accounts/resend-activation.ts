import type { AppDeps } from '../app-deps';
import { activationMail } from '../mail/account-mails';
import { issueToken, LIFETIME_HOURS, lockAccount } from './account-tokens';
import { findByEmail } from './candidate-repository';

/**
 * Mails a new activation link to an account that waits for its activation; the links mailed earlier stop working.
 * Does nothing for any other e-mail address. It runs after the response, so that neither the response nor its time
 * shows which of the two it was (contract, "Account").
 */
export async function resendActivation({ db, config, mailer, now }: AppDeps, typedEmail: string): Promise<void> {
  const account = await findByEmail(db, typedEmail);
  if (!account || account.activatedAt) return;
  const { id, name, email } = account;
  const token = await db.transaction(async (tx) => {
    const current = await lockAccount(tx, id);
    // It may have been activated since.
    return current?.activatedAt === null ? issueToken(tx, id, 'activate', now()) : null;
  });
  if (token !== null)
    await mailer.send(activationMail(config.appUrl, { name, email, token, validHours: LIFETIME_HOURS.activate }));
}
