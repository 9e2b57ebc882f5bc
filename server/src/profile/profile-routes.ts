import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../app-deps';
import { contractSchema } from '../http/contract';
import { done } from '../http/envelope';
import { requireCandidate, sessionEnded } from '../http/session';
import { findProfile } from './profile-repository';

/** The signed-in candidate's own profile (specification 2; contract, "Profile"). */
export function profileRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    app.get(
      '/candidate/profile/',
      { schema: contractSchema('getProfile'), onRequest: requireCandidate(deps) },
      async ({ candidate }) => {
        const profile = await findProfile(deps.db, candidate.id);
        if (!profile) throw sessionEnded();
        return done(profile);
      },
    );
  };
}
