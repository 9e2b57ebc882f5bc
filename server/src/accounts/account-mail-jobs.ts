/** Background jobs that send the mails about accounts. A job sends nothing when its account no longer exists. */
import { eq } from 'drizzle-orm';
import { slugIn } from '@titian/rules/job-slug';
import type { AppDeps } from '../app-deps';
import type { AccountMail, ActivationMail } from '../queue/job-payloads';
import { candidates } from '../db/schema';
import { jobStatus } from '../jobs/job-status';
import { findPostedJob } from '../jobs/job-repository';
import {
  activationMail,
  alreadyRegisteredMail,
  deletionCancelledMail,
  deletionRequestedMail,
  newPasswordMail,
  passwordChangedMail,
  phoneChangedMail,
  resetMail,
  type NamedJob,
} from '../mail/account-mails';
import { issueToken, LIFETIME_HOURS, lockAccount } from './account-tokens';
import { deletionTime } from '../session/deletion-period';
import { returnPathOf } from './pending-registrations';
import { toUidb64 } from './reset-link';

type Account = typeof candidates.$inferSelect;

/** The name, or null until the account is activated: before that, a stranger may have typed it. */
const shownName = ({ activatedAt, name }: Account): string | null => activatedAt && name;

async function findAccount({ db }: AppDeps, { candidateId }: AccountMail): Promise<Account | undefined> {
  if (candidateId === null) return undefined;
  const [row] = await db.select().from(candidates).where(eq(candidates.id, candidateId));
  return row;
}

/** The open vacancy that a sign-up came from, by the path that its link leads back to; null for a closed or unknown one. */
async function waitingJob({ db, now }: AppDeps, returnTo: string | null): Promise<NamedJob | null> {
  const slug = returnTo && slugIn(decodeURIComponent(returnTo.split('/').at(-1) ?? ''));
  const job = slug ? await findPostedJob(db, slug) : undefined;
  return job && jobStatus(job, now()) === 'open' ? job : null;
}

/**
 * Mails the link that activates an account, unless it is active. The token is made here, for only its hash is stored
 * (specification 1, section 4).
 */
export async function sendActivation(deps: AppDeps, payload: ActivationMail): Promise<void> {
  const { db, config, mailer, now } = deps;
  const account = await findAccount(deps, payload);
  if (!account) return;
  const link = await db.transaction(async (tx) => {
    const current = await lockAccount(tx, account.id);
    if (current?.activatedAt !== null) return null;
    const { registrationId } = payload;
    const returnTo = await returnPathOf(tx, registrationId);
    return { token: await issueToken(tx, account.id, 'activate', now(), { registrationId }), returnTo };
  });
  if (link === null) return;
  const { email } = account;
  const { token, returnTo } = link;
  const job = await waitingJob(deps, returnTo);
  const validHours = LIFETIME_HOURS.activate;
  await mailer.send(activationMail(config.appUrl, { email, token, returnTo, job, validHours }));
}

/** Mails a reset link that works for an hour (specification 1, section 4). */
export async function sendReset(deps: AppDeps, payload: AccountMail): Promise<void> {
  const { db, config, mailer, now } = deps;
  const account = await findAccount(deps, payload);
  if (!account) return;
  const { id } = account;
  // The address as it is under the lock: a link that is issued after a change must not go to the address before it.
  const issued = await db.transaction(async (tx) => {
    const current = await lockAccount(tx, id);
    return current ? { email: current.email, token: await issueToken(tx, id, 'reset', now()) } : null;
  });
  if (!issued) return;
  const { email, token } = issued;
  const link = { token, uidb64: toUidb64(id), validHours: LIFETIME_HOURS.reset };
  await mailer.send(resetMail(config.appUrl, { name: shownName(account), email, ...link }));
}

/** Tells the owner of an account that their address was registered again. */
export async function sendAlreadyRegistered(deps: AppDeps, payload: AccountMail): Promise<void> {
  const account = await findAccount(deps, payload);
  if (account) await deps.mailer.send(alreadyRegisteredMail(deps.config.appUrl, account.email));
}

/** Mails a notice to the owner of an account. */
const sendNotice =
  (mailOf: typeof newPasswordMail) =>
  async (deps: AppDeps, payload: AccountMail): Promise<void> => {
    const account = await findAccount(deps, payload);
    if (account) await deps.mailer.send(mailOf(deps.config.appUrl, { name: shownName(account), email: account.email }));
  };

/** Tells the owner of an account that a mailed link gave it a new password. */
export const sendNewPassword = sendNotice(newPasswordMail);

/** Tells the owner of an account that a signed-in caller changed its password. */
export const sendPasswordChanged = sendNotice(passwordChangedMail);

/** Digits of a phone number that a mail may show. */
const SHOWN_DIGITS = 3;

/** Tells the owner of an account that its phone number was changed. */
export async function sendPhoneChanged(deps: AppDeps, payload: AccountMail): Promise<void> {
  const account = await findAccount(deps, payload);
  if (!account?.phoneNumber) return;
  const ending = account.phoneNumber.slice(-SHOWN_DIGITS);
  const mail = phoneChangedMail(deps.config.appUrl, { name: shownName(account), email: account.email, ending });
  await deps.mailer.send(mail);
}

/** Tells the owner of an account that its deletion was taken back. */
export const sendDeletionCancelled = sendNotice(deletionCancelledMail);

/** Tells the owner of an account that it will be deleted, unless that was taken back meanwhile. */
export async function sendDeletionRequested(deps: AppDeps, payload: AccountMail): Promise<void> {
  const account = await findAccount(deps, payload);
  if (!account?.deletionRequestedAt) return;
  const { email, deletionRequestedAt } = account;
  const deleteAt = deletionTime(deletionRequestedAt);
  await deps.mailer.send(deletionRequestedMail(deps.config.appUrl, { name: shownName(account), email, deleteAt }));
}
