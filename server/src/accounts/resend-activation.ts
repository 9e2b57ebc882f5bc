import type { AppDeps } from '../app-deps';
import { activationMail } from '../mail/account-mails';
import { issueToken, LIFETIME_HOURS, lockAccount } from './account-tokens';
import { findByEmail } from './candidate-repository';
import { onlyPending } from './pending-registrations';

/**
 * Mails a new activation link to an account that waits for its activation; the link mailed earlier stops
 * working. Where several have signed up with the address, the new link confirms none of them, for nobody knows who has
 * asked for it: the owner chooses a password afterwards. Does nothing for any other e-mail address. It runs after the response, so that neither the response nor its time
 * shows which of the two it was (contract, "Account").
 */
export async function resendActivation({ db, config, mailer, now }: AppDeps, typedEmail: string): Promise<void> {
  const account = await findByEmail(db, typedEmail);
  if (!account || account.activatedAt) return;
  const { id, email } = account;
  const token = await db.transaction(async (tx) => {
    const current = await lockAccount(tx, id);
    // It may have been activated since.
    if (current?.activatedAt !== null) return null;
    return issueToken(tx, id, 'activate', now(), await onlyPending(tx, id));
  });
  if (token !== null)
    await mailer.send(activationMail(config.appUrl, { email, token, validHours: LIFETIME_HOURS.activate }));
}
