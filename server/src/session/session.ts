import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps';
import { deletedSessions } from '../db/privacy-schema';
import { candidates, sessions } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { deletionTime } from './deletion-period';
import { hashToken } from './tokens';

/** How long a session lasts without being used, in milliseconds. */
export const SESSION_IDLE_MS = 14 * 86_400_000;

/** How exactly the last use is stored, in milliseconds: not every call is to write. */
const USE_PRECISION_MS = 3_600_000;

/** A signed-in candidate. */
export interface SessionCandidate {
  id: string;
  /** Key of the request's session. */
  tokenHash: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in candidate. Reading it on a route without `requireCandidate` throws. */
    candidate: SessionCandidate;
  }
}

const signedIn = new WeakMap<FastifyRequest, SessionCandidate>();

/** Gives requests their `candidate`; called once while the app is built. */
export function decorateWithCandidate(app: FastifyInstance): void {
  app.decorateRequest('candidate', {
    getter(this: FastifyRequest) {
      const candidate = signedIn.get(this);
      if (!candidate) throw new Error('This route does not require a candidate.');
      return candidate;
    },
  });
}

/** The signed-in candidate's id; undefined without one, and on a route without a hook of this file. */
export function candidateIdOf(request: FastifyRequest): string | undefined {
  return signedIn.get(request)?.id;
}

function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([\w-]{1,200}) *$/i.exec(header ?? '')?.[1];
}

/** Which sessions still work. */
export const isOpenSession = (now: Date): SQL | undefined =>
  and(
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.lastUsedAt, new Date(now.getTime() - SESSION_IDLE_MS)),
  );

async function candidateOf(request: FastifyRequest, { db, now }: AppDeps): Promise<SessionCandidate | null> {
  const token = bearerToken(request.headers.authorization);
  if (!token) return null;
  const tokenHash = hashToken(token);
  const at = now();
  const [session] = await db
    .select({ id: sessions.candidateId, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), isOpenSession(at)));
  if (!session) return null;
  if (at.getTime() - session.lastUsedAt.getTime() > USE_PRECISION_MS) {
    await db.update(sessions).set({ lastUsedAt: at }).where(eq(sessions.tokenHash, tokenHash));
  }
  return { id: session.id, tokenHash };
}

/**
 * The failure for a call that needs a session and has none: 4001.
 *
 * @param deleteAt when the account of the session that has ended is deleted, or was
 */
export function sessionEnded(deleteAt?: Date): ApiFailure {
  return new ApiFailure(4001, 'Sesi Anda telah berakhir. Silakan masuk kembali.', { deleteAt });
}

/**
 * The time at which the account of an ended session will be deleted, or was: the browser then knows when to erase what
 * it stores of the candidate. Undefined where the account stays or the token is unknown. Specification 4, section 6.
 */
async function deletionOfEnded(request: FastifyRequest, { db }: AppDeps): Promise<Date | undefined> {
  const token = bearerToken(request.headers.authorization);
  if (!token) return undefined;
  const tokenHash = hashToken(token);
  const [ended] = await db
    .select({ requestedAt: candidates.deletionRequestedAt })
    .from(sessions)
    .innerJoin(candidates, eq(candidates.id, sessions.candidateId))
    .where(eq(sessions.tokenHash, tokenHash));
  if (ended) return ended.requestedAt ? deletionTime(ended.requestedAt) : undefined;
  const [deleted] = await db.select().from(deletedSessions).where(eq(deletedSessions.tokenHash, tokenHash));
  return deleted?.deletedAt;
}

/**
 * A hook that lets only signed-in candidates pass and sets `request.candidate`. Use it as `onRequest`, so that a
 * stranger learns nothing from how a body is checked:
 * `app.get(path, { schema, onRequest: requireCandidate(deps) }, …)`.
 * Fails with 4001 without a token and with one that is unknown, expired, revoked or was not used for 14 days (contract,
 * "Codes"), and says so where the account is going to be deleted, or was.
 */
export function requireCandidate(deps: AppDeps): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const candidate = await candidateOf(request, deps);
    if (!candidate) throw sessionEnded(await deletionOfEnded(request, deps));
    signedIn.set(request, candidate);
  };
}

/**
 * A hook for a call that is open to every caller: `candidateIdOf` returns the id of a signed-in candidate, and
 * undefined for a caller without a session or with one that has ended. Use it as `onRequest`.
 */
export function recogniseCandidate(deps: AppDeps): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const candidate = await candidateOf(request, deps);
    if (candidate) signedIn.set(request, candidate);
  };
}
