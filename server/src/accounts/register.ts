import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { enqueue } from '../background/enqueue';
import type { Db } from '../db/client';
import { accountTokens, candidates } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { invalidFields } from '../http/validation';
import { LIFETIME_HOURS } from './account-tokens';
import { findByEmail } from './candidate-repository';
import { hashPassword } from './passwords';
import { TERMS_VERSION } from './terms';

export interface Registration {
  name: string;
  email: string;
  phoneNumber: string;
  password: string;
}

export interface Registered {
  id: string;
  email: string;
}

const HOUR_MS = 3_600_000;

/**
 * Frees an e-mail address whose activation link ran out, or could not be mailed within a link's lifetime, before anybody opened it. Otherwise its owner could never
 * register again, and a stranger could block the address with a password of their own.
 */
async function removeAbandoned(tx: Db, email: string, now: Date): Promise<void> {
  const openLink = tx
    .select({ one: sql`1` })
    .from(accountTokens)
    .where(and(eq(accountTokens.candidateId, candidates.id), gt(accountTokens.expiresAt, now)));
  await tx
    .delete(candidates)
    .where(
      and(
        sql`lower(${candidates.email}) = lower(${email})`,
        isNull(candidates.activatedAt),
        lt(candidates.createdAt, new Date(now.getTime() - LIFETIME_HOURS.activate * HOUR_MS)),
        notExists(openLink),
      ),
    );
}

function emailTaken(): ApiFailure {
  const message = 'Email sudah terdaftar.';
  return new ApiFailure(4006, message, { err: { email: [message] } });
}

/**
 * Creates an inactive account; `registration` has passed the contract's schema and is trimmed.
 * Fails with 4000 for a name that cannot be shown, and with 4006 and `err.email` for an e-mail that is taken, unless
 * accounts are hidden: then the response is that for a new account, and the owner gets a mail. The mail is enqueued in the
 * same transaction, by the same queries for a new account and a known one
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
      .values({
        name,
        email,
        phoneNumber,
        passwordHash,
        createdAt: now(),
        termsAcceptedAt: now(),
        termsVersion: TERMS_VERSION,
      })
      .onConflictDoNothing()
      .returning({ id: candidates.id });
    if (!row && !config.hideAccounts) throw emailTaken();
    const owner = await findByEmail(tx, email);
    const mail = row ? 'mail-activation' : 'mail-already-registered';
    await enqueue(tx, mail, { candidateId: owner?.id ?? null }, now());
    return { id: row?.id ?? randomUUID(), email };
  });
}
