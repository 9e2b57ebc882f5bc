import { and, eq, isNotNull, lt, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { undoableChanges } from '../email-changes';
import type { AppDeps } from '../../app-deps';
import { enqueue } from '../../queue/enqueue';
import { isNotSetAside, runApart } from '../../queue/run-apart';
import type { Db } from '../../db/client';
import { lastMails } from '../../db/privacy-schema';
import { candidates } from '../../db/schema';
import { repeat } from '../../http/repeat';
import { accountDeletedMail } from '../../mail/account-mails';
import { isDeletionDue, latestDueRequest } from '../../session/deletion-period';
import { eraseCandidate } from './erase-candidate';

const MINUTE_MS = 60_000;

/** How long the address for the last mail is stored, in milliseconds: as long as a mail is tried again. */
export const LAST_MAIL_MS = 3 * 86_400_000;

type Candidate = typeof candidates.$inferSelect;

/**
 * Stores where the last mails go, for the account that knew it is gone, and has them sent: to its address, and to those
 * that could undo a change of it when the deletion was requested, or since.
 */
async function announceDeletion(tx: Db, { id, email, deletionRequestedAt }: Candidate, now: Date): Promise<void> {
  const changes = await undoableChanges(tx, id, deletionRequestedAt ?? now);
  for (const address of new Set([email, ...changes.map(({ oldEmail }) => oldEmail)])) {
    const [row] = await tx.insert(lastMails).values({ email: address, createdAt: now }).returning({ id: lastMails.id });
    if (row) await enqueue(tx, 'mail-account-deleted', { lastMailId: row.id }, now);
  }
}

/** Deletes an account whose seven days are over, with a mail at the end. */
export async function deleteIfDue(deps: AppDeps, candidateId: string): Promise<void> {
  const { now } = deps;
  await eraseCandidate(deps, candidateId, {
    isWanted: (candidate) => isDeletionDue(candidate.deletionRequestedAt, now()),
    beforehand: (tx, candidate) => announceDeletion(tx, candidate, now()),
  });
}

/**
 * Deletes the accounts whose seven days are over (specification 4, section 6). One that cannot be deleted is set aside.
 * Several servers on one database may do so at once. `signal` ends it between two accounts.
 */
export async function deleteDueAccounts(deps: AppDeps, signal?: AbortSignal): Promise<void> {
  const { db, now } = deps;
  const { id: candidateId, deletionRequestedAt } = candidates;
  const due = await db
    .select({ id: candidateId })
    .from(candidates)
    .where(
      and(
        isNotNull(deletionRequestedAt),
        lte(deletionRequestedAt, latestDueRequest(now())),
        isNotSetAside('delete-account', candidateId),
      ),
    );
  for (const { id } of due) {
    if (signal?.aborted) return;
    await runApart(deps, 'delete-account', [id], () => deleteIfDue(deps, id));
  }
}

/** Sends the mail that says that an account is gone, and deletes where it went. */
export async function sendAccountDeleted(
  { db, config, mailer }: AppDeps,
  { lastMailId }: { lastMailId: string },
): Promise<void> {
  const [row] = await db.select().from(lastMails).where(eq(lastMails.id, lastMailId));
  if (!row) return;
  await mailer.send(accountDeletedMail(config.appUrl, row.email));
  await db.delete(lastMails).where(eq(lastMails.id, lastMailId));
}

/** Deletes the addresses of last mails that could not be sent. */
export async function purgeLastMails(db: Db, now: Date): Promise<void> {
  await db.delete(lastMails).where(lt(lastMails.createdAt, new Date(now.getTime() - LAST_MAIL_MS)));
}

/** Makes a running app delete due accounts once a minute. */
export function deleteDueAccountsByTheMinute(app: FastifyInstance, deps: AppDeps): void {
  const task = (signal: AbortSignal): Promise<void> => deleteDueAccounts(deps, signal);
  repeat(app, { every: MINUTE_MS, task, failure: 'accounts could not be deleted' });
}
