import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import { candidates, sessions } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { lockAccount } from './account-tokens';
import { findByEmail } from './candidate-repository';
import { isDeletionDue } from '../session/deletion-period';
import { keepAccount } from './deletion/keep-account';
import { verifyAgainstNothing, verifyPassword } from './passwords';
import { recordEvents } from './security-events';
import { TERMS_VERSION } from './terms';
import type { Device } from '../session/device-of';
import { createToken, hashToken } from '../session/tokens';

/** How many sessions a candidate may have: more devices than a person owns. */
const MAX_SESSIONS = 20;

export const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;

type Account = typeof candidates.$inferSelect;

export interface SignedIn {
  /** The bearer token; only its hash is stored. */
  token: string;
  name: string;
  /** Path or address of the photo. */
  image: string | null;
  userId: string;
}

/** Origin of a sign-in: the address as `callerAddress` returns it, and the device as it describes itself. */
interface Caller {
  address: string;
  device: Device;
}

function wrongCredentials(): ApiFailure {
  return new ApiFailure(4003, 'Email atau Password yang kamu input salah, dicoba lagi ya!');
}

/**
 * Ends the oldest sessions of a candidate that are more than there may be, and gives back how many. A session that ends
 * is deleted.
 */
async function endOldestSessions(tx: Db, candidateId: string): Promise<number> {
  const oldest = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.candidateId, candidateId), isNull(sessions.revokedAt)))
    .orderBy(desc(sessions.createdAt))
    .offset(MAX_SESSIONS);
  const ended = await tx
    .delete(sessions)
    .where(inArray(sessions.tokenHash, oldest))
    .returning({ candidateId: sessions.candidateId });
  return ended.length;
}

/** Gives back the account if it is active and has this password; fails as `signIn` does. */
async function checkPassword(
  { config, now }: AppDeps,
  account: Account | undefined,
  password: string,
): Promise<Account> {
  const matches = await (account ? verifyPassword(account.passwordHash, password) : verifyAgainstNothing(password));
  if (!account || !matches || isDeletionDue(account.deletionRequestedAt, now())) throw wrongCredentials();
  // A stranger could have chosen the password at sign-up, and would learn from another response whether that was new.
  if (!account.activatedAt && config.hideAccounts) throw wrongCredentials();
  if (!account.activatedAt) throw new ApiFailure(4005, 'Periksa email kamu untuk mengaktifkan akun!');
  return account;
}

/** The first sign-in accepts the terms where no sign-up did for its owner, whose own password it takes. */
async function acceptTerms(tx: Db, candidateId: string, now: Date): Promise<void> {
  await tx
    .update(candidates)
    .set({ termsAcceptedAt: now, termsVersion: TERMS_VERSION })
    .where(and(eq(candidates.id, candidateId), isNull(candidates.termsAcceptedAt)));
}

/** Starts a session of an account and gives back its token. An account that waits for its deletion is kept. */
async function startSession({ db, now }: AppDeps, account: Account, { address, device }: Caller): Promise<string> {
  const token = createToken();
  await db.transaction(async (tx) => {
    // A password that was reset since it was compared must not open a session that outlives the reset.
    const current = await lockAccount(tx, account.id);
    if (current?.passwordHash !== account.passwordHash) throw wrongCredentials();
    const createdAt = now();
    if (isDeletionDue(current.deletionRequestedAt, createdAt)) throw wrongCredentials();
    if (current.deletionRequestedAt) await keepAccount(tx, { candidateId: account.id, now: createdAt, address });
    await acceptTerms(tx, account.id, createdAt);
    const expiresAt = new Date(createdAt.getTime() + SESSION_DAYS * DAY_MS);
    await tx.insert(sessions).values({
      tokenHash: hashToken(token),
      candidateId: account.id,
      ...device,
      createdAt,
      lastUsedAt: createdAt,
      expiresAt,
    });
    const ended = await endOldestSessions(tx, account.id);
    const event = { at: createdAt, address, candidateId: account.id };
    const ends = Array.from({ length: ended }, () => ({ kind: 'session-ended' as const, ...event }));
    await recordEvents(tx, { kind: 'signed-in', ...event }, ...ends);
  });
  return token;
}

/**
 * Starts a session for a caller, of 30 days, or 14 without use. Fails with 4003 for an unknown e-mail and a wrong
 * password alike, after the same work, and for an account whose deletion is due. Fails with 4005 for an account not yet
 * activated, which only a caller who knows the password learns; where accounts are hidden that is 4003 too
 * (specification 1, sections 4 and 8; contract, "Account").
 */
export async function signIn(
  deps: AppDeps,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<SignedIn> {
  const found = await findByEmail(deps.db, email);
  try {
    const account = await checkPassword(deps, found, password);
    const token = await startSession(deps, account, caller);
    return { token, name: account.name, image: account.image, userId: account.id };
  } catch (error) {
    if (error instanceof ApiFailure) {
      await recordEvents(deps.db, {
        kind: 'sign-in-failed',
        at: deps.now(),
        address: caller.address,
        candidateId: found?.id ?? null,
      });
    }
    throw error;
  }
}
