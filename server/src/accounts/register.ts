import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, notExists, sql } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import { accountTokens, candidates } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { invalidFields } from '../http/validation';
import { activationMail, alreadyRegisteredMail } from '../mail/account-mails';
import type { Mail } from '../mail/mailer';
import { issueToken, LIFETIME_HOURS } from './account-tokens';
import { hashPassword } from './passwords';

export interface Registration {
  name: string;
  email: string;
  phoneNumber: string;
  password: string;
}

/** What the caller gets, and the mail to send after the response. */
export interface Registered {
  id: string;
  email: string;
  mail: Mail;
}

/**
 * Frees an e-mail address whose activation link ran out before anybody opened it. Otherwise its owner could never
 * register again, and a stranger could block the address with a password of their own.
 */
async function removeAbandoned(tx: Db, email: string, now: Date): Promise<void> {
  const openLink = tx
    .select({ one: sql`1` })
    .from(accountTokens)
    .where(and(eq(accountTokens.candidateId, candidates.id), gt(accountTokens.expiresAt, now)));
  await tx
    .delete(candidates)
    .where(and(sql`lower(${candidates.email}) = lower(${email})`, isNull(candidates.activatedAt), notExists(openLink)));
}

function emailTaken(): ApiFailure {
  const message = 'Email sudah terdaftar.';
  return new ApiFailure(4006, message, { err: { email: [message] } });
}

/**
 * Creates an inactive account; `registration` has passed the contract's schema and is trimmed.
 * Fails with 4000 for a name that cannot be shown, and with 4006 and `err.email` for an e-mail that is taken, unless
 * accounts are hidden: then the response is that for a new account, and the owner gets a mail
 * (specification 1, sections 4 and 7; contract, "Account").
 */
export async function register({ db, config, now }: AppDeps, registration: Registration): Promise<Registered> {
  const { name, email, phoneNumber, password } = registration;
  if (/\p{Cc}/u.test(name)) throw invalidFields({ name: ['Nama memuat karakter yang tidak dapat diterima.'] });
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await removeAbandoned(tx, email, now());
    const [row] = await tx
      .insert(candidates)
      .values({ name, email, phoneNumber, passwordHash, createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: candidates.id });
    if (row) {
      const token = await issueToken(tx, row.id, 'activate', now());
      return {
        id: row.id,
        email,
        mail: activationMail(config.appUrl, { name, email, token, validHours: LIFETIME_HOURS.activate }),
      };
    }
    if (!config.hideAccounts) throw emailTaken();
    return { id: randomUUID(), email, mail: alreadyRegisteredMail(config.appUrl, email) };
  });
}
