/**
 * Sign-ups that wait for their activation. Anybody can sign up with anybody's e-mail address, also several at once: each
 * sign-up has its own password and its own mailed link, and the link that is opened decides.
 */
import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { candidates, pendingRegistrations } from '../db/schema';
import { createToken } from '../session/tokens';
import { hashPassword } from './passwords';

type Choice = Pick<
  typeof pendingRegistrations.$inferInsert,
  'name' | 'phoneNumber' | 'passwordHash' | 'termsVersion' | 'returnTo'
>;

type Pending = typeof pendingRegistrations.$inferSelect;

/** The terms of an account that nobody has accepted: the first sign-in accepts them. */
export const NO_CONSENT = { termsVersion: null, termsAcceptedAt: null };

/** The terms were accepted when the sign-up was sent. */
function toAccount({ name, phoneNumber, passwordHash, termsVersion, createdAt }: Pending) {
  return { name, phoneNumber, passwordHash, termsVersion, termsAcceptedAt: createdAt };
}

/** Stores what a sign-up has chosen and gives back the id of the sign-up. */
export async function storePending(tx: Db, candidateId: string, choice: Choice, now: Date): Promise<string> {
  const [row] = await tx
    .insert(pendingRegistrations)
    .values({ candidateId, ...choice, createdAt: now })
    .returning({ id: pendingRegistrations.id });
  if (!row) throw new Error('No sign-up was stored.');
  return row.id;
}

/** The id of the only sign-up of an account; null where there are several, or none. */
export async function onlyPending(tx: Db, candidateId: string): Promise<string | null> {
  const rows = await tx
    .select({ id: pendingRegistrations.id })
    .from(pendingRegistrations)
    .where(eq(pendingRegistrations.candidateId, candidateId))
    .limit(2);
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

/** True if several sign-ups have the same name and number, so that one person probably made them. */
const samePerson = (rows: readonly Pending[]): boolean =>
  rows.length > 1 &&
  rows.every(({ name, phoneNumber }) => name === rows[0]?.name && phoneNumber === rows[0].phoneNumber);

/**
 * Values of an account that is activated by a link of no particular sign-up. The password is random, and there is no consent.
 * If all sign-ups have the same name and number, these stay. Otherwise the account gets the user of its e-mail address as
 * its name until its owner changes it.
 */
async function nobodysChoice(pending: readonly Pending[], email: string) {
  const passwordHash = await hashPassword(createToken());
  if (samePerson(pending)) return { passwordHash, ...NO_CONSENT };
  const [name] = email.toLowerCase().split(/[+@]/);
  return { passwordHash, name, phoneNumber: null, ...NO_CONSENT };
}

/**
 * Gives an account what the opened link's sign-up has chosen, and forgets the other sign-ups. A link that was mailed for
 * none in particular takes nothing of a single one where there are any. Gives back whether the account has a password.
 */
export async function settlePending(tx: Db, candidateId: string, registrationId: string | null): Promise<boolean> {
  const pending = await tx
    .delete(pendingRegistrations)
    .where(eq(pendingRegistrations.candidateId, candidateId))
    .returning();
  if (pending.length === 0) return true;
  const chosen = pending.find(({ id }) => id === registrationId);
  const [account] = await tx.select({ email: candidates.email }).from(candidates).where(eq(candidates.id, candidateId));
  const values = chosen ? toAccount(chosen) : await nobodysChoice(pending, account?.email ?? '');
  await tx.update(candidates).set(values).where(eq(candidates.id, candidateId));
  return chosen !== undefined;
}

/** Forgets the sign-ups of an account that has been activated without a mailed link. */
export async function forgetPending(tx: Db, candidateId: string): Promise<void> {
  await tx.delete(pendingRegistrations).where(eq(pendingRegistrations.candidateId, candidateId));
}

/** The page that the link of a sign-up leads back to; null for none. */
export async function returnPathOf(tx: Db, registrationId: string | null): Promise<string | null> {
  if (registrationId === null) return null;
  const [row] = await tx
    .select({ returnTo: pendingRegistrations.returnTo })
    .from(pendingRegistrations)
    .where(eq(pendingRegistrations.id, registrationId));
  return row?.returnTo ?? null;
}
