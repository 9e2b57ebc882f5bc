import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import { candidates } from '../db/schema';
import { callerAddress } from '../http/client-address';
import { ApiFailure } from '../http/failure';
import { sessionEnded } from '../session/session';
import { verifyPassword } from './passwords';
import { recordEvents } from './security-events';

type Account = typeof candidates.$inferSelect;

/** The failure for a signed-in candidate's wrong password: 4003. */
export const wrongPassword = (): ApiFailure => new ApiFailure(4003, 'Password yang kamu input salah, dicoba lagi ya!');

const guesses = new WeakMap<Error, string>();

/**
 * Gives back a signed-in candidate's account if `password` is its own, and fails with 4003 for another one, which
 * becomes a security event: see `recordWrongPasswords`.
 */
export async function checkCurrentPassword(db: Db, candidateId: string, password: string): Promise<Account> {
  const [account] = await db.select().from(candidates).where(eq(candidates.id, candidateId));
  if (!account) throw sessionEnded();
  if (await verifyPassword(account.passwordHash, password)) return account;
  const failure = wrongPassword();
  guesses.set(failure, candidateId);
  throw failure;
}

/**
 * Makes each wrong password of a signed-in candidate a security event, on the routes that are registered later. The call
 * itself cannot store it: the event would go with the transaction that a call with an `Idempotency-Key` runs in.
 */
export function recordWrongPasswords(app: FastifyInstance, { db, now }: Pick<AppDeps, 'db' | 'now'>): void {
  app.addHook('onError', async ({ ip, log }, _reply, error) => {
    const candidateId = guesses.get(error);
    if (candidateId === undefined) return;
    const event = { kind: 'password-refused' as const, at: now(), address: callerAddress(ip), candidateId };
    // The response is the same if the account has been deleted meanwhile or the database fails.
    await recordEvents(db, event).catch((failure: unknown) => log.error({ err: failure }, 'an event was not stored'));
  });
}
