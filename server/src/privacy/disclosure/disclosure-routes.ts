import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../../app-deps';
import { contractSchema } from '../../http/contract';
import { done } from '../../http/envelope';
import { requireCandidate } from '../../session/session';
import { listDisclosures } from './list-disclosures';

/** Companies that got a candidate's data: a part of the capability `privacy` (specification 4, section 6). */
export function disclosureRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    app.get(
      '/candidate/disclosure/',
      { schema: contractSchema('listDisclosures'), onRequest: requireCandidate(deps) },
      async ({ candidate }) => done(await listDisclosures(deps.db, candidate.id)),
    );
  };
}
