/**
 * Mailed tokens: every one works until it expires or one of its kind is used, which ends the others (specification 4,
 * section 6). Only their hashes are stored.
 */
import { and, desc, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client';
import { accountTokens, candidates } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { createToken, hashToken } from '../session/tokens';

type Purpose = typeof accountTokens.$inferSelect.purpose;

const HOUR_MS = 3_600_000;

/** How long a mailed link works. */
export const LIFETIME_HOURS: Record<Purpose, number> = {
  activate: 24,
  reset: 1,
  'confirm-email': 24,
  'undo-email': 7 * 24,
};

/** The same words for a link that never was and one that is over: a guesser learns nothing from them. */
export const DEAD_LINK = 'Tautan ini tidak berlaku atau sudah kedaluwarsa.';

/** Message for the opened link of an active account. */
export const ALREADY_ACTIVE = 'Akun ini sudah diaktifkan. Silakan masuk.';

const USED: Record<Purpose, string> = {
  activate: ALREADY_ACTIVE,
  reset: 'Password sudah diatur ulang lewat tautan ini atau tautan lain. Silakan minta tautan baru jika perlu.',
  'confirm-email': 'Email baru ini sudah dikonfirmasi.',
  'undo-email': 'Perubahan email ini sudah dibatalkan.',
};

const isOpen = (now: Date) => and(isNull(accountTokens.usedAt), gt(accountTokens.expiresAt, now));

type LockedAccount = Pick<
  typeof candidates.$inferSelect,
  'email' | 'passwordHash' | 'activatedAt' | 'deletionRequestedAt'
>;

/**
 * Locks a candidate's row until the transaction ends and gives back what a change of it is judged by. Everything that
 * changes an account's password, e-mail address, tokens or sessions takes this lock first, so that two such changes
 * cannot interleave.
 */
export async function lockAccount(tx: Db, candidateId: string): Promise<LockedAccount | undefined> {
  const { email, passwordHash, activatedAt, deletionRequestedAt } = candidates;
  const [row] = await tx
    .select({ email, passwordHash, activatedAt, deletionRequestedAt })
    .from(candidates)
    .where(eq(candidates.id, candidateId))
    .for('update');
  return row;
}

/** Ends the open tokens of one purpose; they are refused as expired then. */
export async function expireTokens(tx: Db, candidateId: string, purpose: Purpose, now: Date): Promise<void> {
  await tx
    .update(accountTokens)
    .set({ expiresAt: now })
    .where(and(eq(accountTokens.candidateId, candidateId), eq(accountTokens.purpose, purpose), isOpen(now)));
}

/** Ends the open tokens of one purpose, and of one change of the e-mail address; they are refused as used then. */
export async function spendTokens(
  tx: Db,
  candidateId: string,
  purpose: Purpose,
  now: Date,
  emailChangeId: string | null = null,
): Promise<void> {
  const { emailChangeId: change } = accountTokens;
  await tx
    .update(accountTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountTokens.candidateId, candidateId),
        eq(accountTokens.purpose, purpose),
        isOpen(now),
        emailChangeId === null ? isNull(change) : eq(change, emailChangeId),
      ),
    );
}

/** Subject of a token: none, one sign-up of several, or one change of the e-mail address. */
interface About {
  registrationId?: string | null;
  emailChangeId?: string | null;
}

const isAbout = ({ registrationId = null, emailChangeId = null }: About): SQL | undefined =>
  and(
    registrationId === null ? isNull(accountTokens.registrationId) : eq(accountTokens.registrationId, registrationId),
    emailChangeId === null ? isNull(accountTokens.emailChangeId) : eq(accountTokens.emailChangeId, emailChangeId),
  );

async function storeToken(tx: Db, values: Omit<typeof accountTokens.$inferInsert, 'tokenHash'>): Promise<string> {
  const token = createToken();
  await tx.insert(accountTokens).values({ ...values, tokenHash: hashToken(token) });
  return token;
}

/** Stores a new token and gives it back. Earlier ones still work. */
export async function issueToken(
  tx: Db,
  candidateId: string,
  purpose: Purpose,
  now: Date,
  about: About = {},
): Promise<string> {
  const expiresAt = new Date(now.getTime() + LIFETIME_HOURS[purpose] * HOUR_MS);
  return storeToken(tx, { candidateId, purpose, ...about, createdAt: now, expiresAt });
}

/**
 * Stores one more token beside an open one of the same purpose and about the same thing, and gives it back with its end,
 * which is that of the other. Null where none is open.
 */
export async function issueAnotherToken(
  tx: Db,
  candidateId: string,
  purpose: Purpose,
  now: Date,
  about: About = {},
): Promise<{ token: string; expiresAt: Date } | null> {
  const { expiresAt } = accountTokens;
  const [open] = await tx
    .select({ expiresAt })
    .from(accountTokens)
    .where(
      and(eq(accountTokens.candidateId, candidateId), eq(accountTokens.purpose, purpose), isOpen(now), isAbout(about)),
    )
    .orderBy(desc(expiresAt))
    .limit(1);
  if (!open) return null;
  const token = await storeToken(tx, { candidateId, purpose, ...about, createdAt: now, ...open });
  return { token, ...open };
}

/** The candidate to whom a token was mailed, and its subject. */
interface TokenHolder {
  candidateId: string;
  registrationId: string | null;
  emailChangeId: string | null;
}

/**
 * The candidate whom a token that still works was mailed to.
 * Fails with 4004 for an unknown token, 4006 for a used one and 4007 for one that is over (contract, "Codes").
 */
export async function holderOfToken(db: Db, token: string, purpose: Purpose, now: Date): Promise<TokenHolder> {
  const [row] = await db
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.tokenHash, hashToken(token)), eq(accountTokens.purpose, purpose)));
  if (!row) throw new ApiFailure(4004, DEAD_LINK);
  if (row.usedAt) throw new ApiFailure(4006, USED[purpose]);
  if (row.expiresAt <= now) throw new ApiFailure(4007, DEAD_LINK);
  const { candidateId, registrationId, emailChangeId } = row;
  return { candidateId, registrationId, emailChangeId };
}

/**
 * Marks a token and the others of its kind as used, under the account's lock, and gives back its holder; fails as
 * `holderOfToken` does.
 */
export async function takeToken(tx: Db, token: string, purpose: Purpose, now: Date): Promise<TokenHolder> {
  await lockAccount(tx, (await holderOfToken(tx, token, purpose, now)).candidateId);
  // Checked again under the lock: of two calls with the same token the second finds it used.
  const holder = await holderOfToken(tx, token, purpose, now);
  await spendTokens(tx, holder.candidateId, purpose, now, holder.emailChangeId);
  return holder;
}
