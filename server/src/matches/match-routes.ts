import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../app-deps';
import { callerAddress } from '../http/client-address';
import { hangUpSignal } from '../http/client-disconnected';
import { contractSchema } from '../http/contract';
import { done } from '../http/envelope';
import { candidateIdOf, recogniseCandidate } from '../session/session';
import { READS } from '../reads/reads';
import type { BestMatches } from './best-matches';

/** The region of the best matches shows so many. */
const MAX_MATCHES = 5;

interface Query {
  limit?: number;
  place?: string;
  work?: string;
  education?: string;
  without?: string;
}

/** The jobs that match a person best (specification 4, section 8; contract, "listMatches"). */
export function matchRoutes(deps: AppDeps & { best: BestMatches }): FastifyPluginAsync {
  const { best } = deps;
  return async (app) => {
    best.keepReady(app);
    app.get<{ Querystring: Query }>(
      '/job/match/',
      {
        schema: contractSchema('listMatches'),
        config: { turn: READS.match.turn },
        onRequest: recogniseCandidate(deps),
      },
      async (request, reply) => {
        const { limit = MAX_MATCHES, place = null, work = null, education = null, without = '' } = request.query;
        const person = {
          place,
          work,
          education,
          dismissed: without.split(',').filter(Boolean),
          candidateId: candidateIdOf(request),
          address: callerAddress(request.ip),
          signal: hangUpSignal(reply),
        };
        const { matches, common } = await best.of(person, limit);
        return { ...done(matches), meta: { common } };
      },
    );
  };
}
