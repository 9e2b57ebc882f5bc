import { randomUUID } from 'node:crypto';
import { and, isNull, sql } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import { candidates } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { activationMail, alreadyRegisteredMail } from '../mail/account-mails';
import type { Mail } from '../mail/mailer';
import { refuseProblems } from '../profile/field-problems';
import { issueToken, LIFETIME_HOURS } from './account-tokens';
import { passwordProblem } from './password-problem';
import { hashPassword } from './passwords';
import { storePending } from './pending-registrations';
import { nameProblem } from './person-name';
import { recordEvents } from './security-events';

export interface Registration {
  name: string;
  email: string;
  phoneNumber: string;
  password: string;
}

type Choice = { name: string; phoneNumber: string; passwordHash: string };

/** What the caller gets, and the mail to send after the response. */
export interface Registered {
  id: string;
  email: string;
  mail: Mail;
}

/**
 * The id of the account that a sign-up is for: a new one, or one that waits for its activation, which gets what this
 * sign-up has chosen. Null where the e-mail address has an active account.
 */
async function openAccount(tx: Db, email: string, choice: Choice, now: Date): Promise<string | null> {
  const values = { ...choice, createdAt: now };
  const [added] = await tx
    .insert(candidates)
    .values({ email, ...values })
    .onConflictDoNothing()
    .returning({ id: candidates.id });
  if (added) return added.id;
  const [waiting] = await tx
    .update(candidates)
    .set(values)
    .where(and(sql`lower(${candidates.email}) = lower(${email})`, isNull(candidates.activatedAt)))
    .returning({ id: candidates.id });
  return waiting?.id ?? null;
}

function emailTaken(): ApiFailure {
  const message = 'Email sudah terdaftar.';
  return new ApiFailure(4006, message, { err: { email: [message] } });
}

/**
 * Creates an inactive account, or adds a sign-up to one that waits for its activation: each has its own link and its own
 * password, so that nobody gains by signing up with the address of another person. `registration` has passed the
 * contract's schema and is trimmed, `address` is the caller's. Fails with 4000 for a name that cannot be shown and a password that is easy to guess, and with 4006 and `err.email` for
 * an e-mail that has an active account, unless accounts are hidden: then the response is that for a new account, and the
 * owner gets a mail (specification 1, sections 4 and 7; contract, "Account").
 */
export async function register(
  { db, config, now }: AppDeps,
  registration: Registration,
  address: string,
): Promise<Registered> {
  const { name, email, phoneNumber, password } = registration;
  refuseProblems({ name: nameProblem(name), password: await passwordProblem(password, registration) });
  const choice = { name, phoneNumber, passwordHash: await hashPassword(password) };
  return db.transaction(async (tx) => {
    const candidateId = await openAccount(tx, email, choice, now());
    if (candidateId !== null) {
      await recordEvents(tx, { kind: 'signed-up', at: now(), address, candidateId });
      const registrationId = await storePending(tx, candidateId, choice, now());
      const token = await issueToken(tx, candidateId, 'activate', now(), registrationId);
      return {
        // A second sign-up would tell by the same id that the account is not active.
        id: config.hideAccounts ? randomUUID() : candidateId,
        email,
        mail: activationMail(config.appUrl, { email, token, validHours: LIFETIME_HOURS.activate }),
      };
    }
    if (!config.hideAccounts) throw emailTaken();
    return { id: randomUUID(), email, mail: alreadyRegisteredMail(config.appUrl, email) };
  });
}
