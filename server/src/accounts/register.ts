import { randomUUID } from 'node:crypto';
import { and, isNull, sql } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { enqueue } from '../queue/enqueue';
import type { Db } from '../db/client';
import { candidates } from '../db/schema';
import { refuseProblems } from '../http/field-problems';
import { findByEmail } from './candidate-repository';
import { emailTaken } from './email-taken';
import { passwordProblem } from './common-passwords';
import { hashPassword } from './passwords';
import { storePending } from './pending-registrations';
import { nameProblem } from '@titian/rules/person-name';
import { recordEvents } from './security-events';
import { TERMS_VERSION } from './terms';

type Account = typeof candidates.$inferSelect;

export interface Registration {
  name: string;
  email: string;
  phoneNumber: string;
  password: string;
}

interface Choice {
  name: string;
  phoneNumber: string;
  passwordHash: string;
  termsVersion: string;
}

/** Caller of a sign-up. */
interface Caller {
  address: string;
  /** The page that the mailed link leads back to: see `toReturnPath`. */
  returnTo: string | null;
}

/** Result for the caller, and the candidate it is about. */
export interface Registered {
  id: string;
  email: string;
  candidateId: string;
}

/**
 * Makes an inactive account for an e-mail address, or gives one that waits for its activation what this sign-up has
 * chosen. An active account stays as it is. It takes the same queries in each case.
 */
async function openAccount(tx: Db, email: string, choice: Choice, now: Date): Promise<Account | undefined> {
  const values = { ...choice, termsAcceptedAt: now };
  await tx
    .insert(candidates)
    .values({ email, ...values, createdAt: now })
    .onConflictDoNothing();
  await tx
    .update(candidates)
    .set(values)
    .where(and(sql`lower(${candidates.email}) = lower(${email})`, isNull(candidates.activatedAt)));
  return findByEmail(tx, email);
}

/**
 * Creates an inactive account, or adds a sign-up to one that waits for its activation: each has its own link and its
 * own password, so that signing up with the address of another person gains nothing. `registration` has passed the
 * contract's schema and is trimmed. Fails with 4000 for a name that cannot be shown and a password that is easy to
 * guess, and with 4006 and `err.email` for an e-mail that has an active account, unless accounts are hidden: then the
 * response is that for a new account, and the owner gets a mail. The mail is enqueued in the same transaction
 * (specification 1, sections 4 and 7; contract, "Account").
 */
export async function register(
  { db, config, now }: AppDeps,
  registration: Registration,
  { address, returnTo }: Caller,
): Promise<Registered> {
  const { name, email, phoneNumber, password } = registration;
  refuseProblems({ name: nameProblem(name), password: await passwordProblem(password) });
  const choice = { name, phoneNumber, passwordHash: await hashPassword(password), termsVersion: TERMS_VERSION };
  return db.transaction(async (tx) => {
    const account = await openAccount(tx, email, choice, now());
    if (!account) throw new Error('A sign-up has no account.');
    const { id: candidateId, activatedAt } = account;
    if (activatedAt && !config.hideAccounts) throw emailTaken();
    const kind = activatedAt ? 'sign-up-refused' : 'signed-up';
    await recordEvents(tx, { kind, at: now(), address, candidateId });
    if (activatedAt) {
      await enqueue(tx, 'mail-already-registered', { candidateId }, now());
    } else {
      const registrationId = await storePending(tx, candidateId, { ...choice, returnTo }, now());
      await enqueue(tx, 'mail-activation', { candidateId, registrationId }, now());
    }
    // Where accounts are hidden, a second sign-up would tell by the same id that the account is not active.
    return { id: config.hideAccounts ? randomUUID() : candidateId, email, candidateId };
  });
}
