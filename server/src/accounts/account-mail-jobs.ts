/** Background jobs that send the mails about accounts. Each mails nobody where there is no such account any more. */
import { eq } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import type { AccountMail, ActivationMail } from '../background/job-payloads';
import { candidates } from '../db/schema';
import { activationMail, alreadyRegisteredMail, newPasswordMail, resetMail } from '../mail/account-mails';
import { issueToken, LIFETIME_HOURS, lockAccount } from './account-tokens';
import { returnPathOf } from './pending-registrations';
import { toUidb64 } from './reset-link';

type Account = typeof candidates.$inferSelect;

/** Anybody may have typed the name of an account that nobody has activated. */
const shownName = ({ activatedAt, name }: Account): string | null => activatedAt && name;

async function findAccount({ db }: AppDeps, { candidateId }: AccountMail): Promise<Account | undefined> {
  if (candidateId === null) return undefined;
  const [row] = await db.select().from(candidates).where(eq(candidates.id, candidateId));
  return row;
}

/**
 * Mails the link that activates an account, unless it is active. The token is made here, for only its hash is stored;
 * links mailed earlier for the same sign-up stop working (specification 1, section 4).
 */
export async function sendActivation(deps: AppDeps, payload: ActivationMail): Promise<void> {
  const { db, config, mailer, now } = deps;
  const account = await findAccount(deps, payload);
  if (!account) return;
  const link = await db.transaction(async (tx) => {
    const current = await lockAccount(tx, account.id);
    if (current?.activatedAt !== null) return null;
    const returnTo = await returnPathOf(tx, payload.registrationId);
    return { token: await issueToken(tx, account.id, 'activate', now(), payload.registrationId), returnTo };
  });
  if (link === null) return;
  const { email } = account;
  await mailer.send(activationMail(config.appUrl, { email, ...link, validHours: LIFETIME_HOURS.activate }));
}

/** Mails a reset link that works for an hour; links mailed earlier stop working (specification 1, section 4). */
export async function sendReset(deps: AppDeps, payload: AccountMail): Promise<void> {
  const { db, config, mailer, now } = deps;
  const account = await findAccount(deps, payload);
  if (!account) return;
  const { id, email } = account;
  const token = await db.transaction(async (tx) => {
    const current = await lockAccount(tx, id);
    return current ? issueToken(tx, id, 'reset', now()) : null;
  });
  if (token === null) return;
  const uidb64 = toUidb64(id);
  await mailer.send(
    resetMail(config.appUrl, { name: shownName(account), email, uidb64, token, validHours: LIFETIME_HOURS.reset }),
  );
}

/** Tells the owner of an account that somebody has registered with their address again. */
export async function sendAlreadyRegistered(deps: AppDeps, payload: AccountMail): Promise<void> {
  const account = await findAccount(deps, payload);
  if (account) await deps.mailer.send(alreadyRegisteredMail(deps.config.appUrl, account.email));
}

/** Tells the owner of an account that it has a new password. */
export async function sendNewPassword(deps: AppDeps, payload: AccountMail): Promise<void> {
  const account = await findAccount(deps, payload);
  if (account)
    await deps.mailer.send(newPasswordMail(deps.config.appUrl, { name: shownName(account), email: account.email }));
}
