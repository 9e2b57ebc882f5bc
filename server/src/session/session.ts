import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps';
import { sessions } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { hashToken } from './tokens';

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

/** The signed-in candidate's id, or undefined on a route without `requireCandidate`. */
export function candidateIdOf(request: FastifyRequest): string | undefined {
  return signedIn.get(request)?.id;
}

function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([\w-]{1,200}) *$/i.exec(header ?? '')?.[1];
}

async function candidateOf(request: FastifyRequest, { db, now }: AppDeps): Promise<SessionCandidate | null> {
  const token = bearerToken(request.headers.authorization);
  if (!token) return null;
  const tokenHash = hashToken(token);
  const [session] = await db
    .select({ id: sessions.candidateId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt), gt(sessions.expiresAt, now())));
  return session ? { id: session.id, tokenHash } : null;
}

/** The failure for a call that needs a session and has none: 4001. */
export function sessionEnded(): ApiFailure {
  return new ApiFailure(4001, 'Sesi Anda telah berakhir. Silakan masuk kembali.');
}

/**
 * A hook that lets only signed-in candidates pass and sets `request.candidate`. Use it as `onRequest`, so that a
 * stranger learns nothing from how a body is checked:
 * `app.get(path, { schema, onRequest: requireCandidate(deps) }, …)`.
 * Fails with 4001 without a token and with one that is unknown, expired or revoked (contract, "Codes").
 */
export function requireCandidate(deps: AppDeps): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const candidate = await candidateOf(request, deps);
    if (!candidate) throw sessionEnded();
    signedIn.set(request, candidate);
  };
}
