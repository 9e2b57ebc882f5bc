/** Background jobs that send the mails about a change of an account's e-mail address. */
import { eq } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import type { EmailChangeMail } from '../queue/job-payloads';
import { candidates } from '../db/schema';
import { confirmEmailMail, deletionOfChangedMail, emailChangedMail, emailInUseMail } from '../mail/account-mails';
import { deletionTime } from '../session/deletion-period';
import { issueAnotherToken, issueToken, LIFETIME_HOURS, lockAccount } from './account-tokens';
import { findByEmail } from './candidate-repository';
import { findChange } from './email-changes';

/**
 * Mails the link that confirms a new address, unless a later request has replaced this one. An address that has an
 * active account gets a notice instead of the link, and the token is sent to no one: what is stored about the change,
 * and what its candidate can read of it, is the same for both.
 */
export async function sendConfirmEmail(deps: AppDeps, { emailChangeId }: EmailChangeMail): Promise<void> {
  const { db, config, mailer, now } = deps;
  const wish = await findChange(db, emailChangeId);
  if (!wish) return;
  const { candidateId, newEmail: email } = wish;
  const token = await db.transaction(async (tx) => {
    await lockAccount(tx, candidateId);
    const current = await findChange(tx, emailChangeId);
    if (!current || current.confirmedAt || current.cancelledAt) return null;
    return issueToken(tx, candidateId, 'confirm-email', now(), { emailChangeId });
  });
  if (token === null) return;
  const owner = await findByEmail(db, email);
  const mail =
    owner?.activatedAt && owner.id !== candidateId
      ? emailInUseMail(config.appUrl, owner.email)
      : confirmEmailMail(config.appUrl, { email, token, validHours: LIFETIME_HOURS['confirm-email'] });
  await mailer.send(mail);
}

/** Tells the old address of a change, with the link that undoes it for 7 days. */
export async function sendEmailChanged(deps: AppDeps, { emailChangeId }: EmailChangeMail): Promise<void> {
  const { db, config, mailer, now } = deps;
  const change = await findChange(db, emailChangeId);
  if (!change) return;
  const { candidateId, oldEmail: email } = change;
  const [account] = await db.select({ name: candidates.name }).from(candidates).where(eq(candidates.id, candidateId));
  if (!account) return;
  const token = await db.transaction(async (tx) => {
    await lockAccount(tx, candidateId);
    const current = await findChange(tx, emailChangeId);
    if (!current || current.cancelledAt) return null;
    return issueToken(tx, candidateId, 'undo-email', now(), { emailChangeId });
  });
  if (token === null) return;
  const validDays = LIFETIME_HOURS['undo-email'] / 24;
  await mailer.send(emailChangedMail(config.appUrl, { name: account.name, email, token, validDays }));
}

/** Tells the old address of a change that the account will be deleted, while it can undo both, with a link that does. */
export async function sendDeletionOfChanged(deps: AppDeps, { emailChangeId }: EmailChangeMail): Promise<void> {
  const { db, config, mailer, now } = deps;
  const change = await findChange(db, emailChangeId);
  if (!change) return;
  const { candidateId, oldEmail: email } = change;
  const [account] = await db.select({ name: candidates.name }).from(candidates).where(eq(candidates.id, candidateId));
  const issued = await db.transaction(async (tx) => {
    const requestedAt = (await lockAccount(tx, candidateId))?.deletionRequestedAt;
    const current = await findChange(tx, emailChangeId);
    if (!requestedAt || !current || current.cancelledAt) return null;
    const open = await issueAnotherToken(tx, candidateId, 'undo-email', now(), { emailChangeId });
    return open && { token: open.token, undoneUntil: open.expiresAt, deleteAt: deletionTime(requestedAt) };
  });
  if (!account || !issued) return;
  await mailer.send(deletionOfChangedMail(config.appUrl, { name: account.name, email, ...issued }));
}
