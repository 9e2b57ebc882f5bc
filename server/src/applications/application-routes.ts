import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../app-deps';
import { contractSchema } from '../http/contract';
import { created, done } from '../http/envelope';
import { requireCandidate } from '../session/session';
import { listApplications, type DiscoverySource } from './application-repository';
import { apply } from './apply';
import { saveReference } from './save-reference';

type Id = string | number;

/** Applying, telling how one learned of the job, and following one's applications (contract, "Jobs"). */
export function applicationRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    const onRequest = requireCandidate(deps);

    app.post<{ Body: { job: Id } }>(
      '/job-application/apply/',
      {
        schema: contractSchema('apply'),
        onRequest,
        config: { limit: { action: 'apply', account: ({ candidate }) => candidate.id } },
      },
      async ({ body, candidate }) => done(await apply(deps, candidate.id, body.job), 'Lamaran Anda berhasil dikirim.'),
    );

    app.post<{ Body: { job_id: Id; candidate_id: Id; ref: DiscoverySource } }>(
      '/job/job-reference/',
      { schema: contractSchema('saveJobReference'), onRequest },
      async ({ body, candidate }, reply) => {
        await saveReference(deps, candidate.id, { jobId: body.job_id, candidateId: body.candidate_id, ref: body.ref });
        reply.code(201);
        return created(null, 'Terima kasih, jawaban Anda telah disimpan.');
      },
    );

    app.get(
      '/job-application/application-status/',
      { schema: contractSchema('listApplications'), onRequest },
      async ({ candidate }) => done(await listApplications(deps.db, candidate.id, deps.now())),
    );
  };
}
