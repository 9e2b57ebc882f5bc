import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../app-deps';
import { contractSchema } from '../http/contract';
import { done } from '../http/envelope';
import { ApiFailure } from '../http/failure';
import { requireCandidate } from '../http/session';
import { findJobBySlug, listJobs } from './job-repository';

/** The public job list, and a job's details for signed-in candidates (contract, "Jobs"). */
export function jobRoutes(deps: AppDeps): FastifyPluginAsync {
  const { db, now } = deps;
  return async (app) => {
    app.get('/job/list/', { schema: contractSchema('listJobs') }, async () => done(await listJobs(db, now())));

    app.get<{ Params: { slug: string } }>(
      '/job/by-slug/:slug/',
      { schema: contractSchema('getJob'), onRequest: requireCandidate(deps) },
      async ({ params }) => {
        const job = await findJobBySlug(db, params.slug, now());
        if (!job) throw new ApiFailure(4004, 'Lowongan tidak ditemukan.');
        return done(job);
      },
    );
  };
}
