import type { FastifyPluginAsync } from 'fastify';
import { MOST_MATCHES } from './weights';
import type { AppDeps } from '../app-deps';
import { contractSchema } from '../http/contract';
import { done } from '../http/envelope';
import { requireCandidate } from '../session/session';
import { BestMatches } from './best-matches';

/** The jobs that match the signed-in candidate best (specification 4, section 8; contract, "listMatches"). */
export function matchRoutes(deps: AppDeps): FastifyPluginAsync {
  const matches = new BestMatches(deps);
  return async (app) => {
    app.get<{ Querystring: { limit?: number } }>(
      '/job/match/',
      { schema: contractSchema('listMatches'), onRequest: requireCandidate(deps) },
      async ({ candidate, query }) => done(await matches.of(candidate.id, query.limit ?? MOST_MATCHES)),
    );
  };
}
