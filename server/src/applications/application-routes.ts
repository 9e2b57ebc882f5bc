import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../app-deps';
import { contractSchema } from '../http/contract';
import { created, done } from '../http/envelope';
import { ApiFailure } from '../http/failure';
import { requireCandidate } from '../session/session';
import { listEvents, withLatestEvents } from './application-events';
import { listApplications, type DiscoverySource } from './application-repository';
import { apply } from './apply';
import { withAnswers } from '../answers/company-answers';
import { isUuid } from '../db/row-id';
import { previewApplication } from './preview';
import { saveReference } from './save-reference';
import { withdraw } from './withdraw';

type Id = string | number;

/**
 * Applying, telling how one learned of the job, following one's applications (contract, "Jobs"), and withdrawing them
 * (specification 4, section 1).
 */
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
      async ({ candidate }) => {
        const now = deps.now();
        const listed = await withLatestEvents(deps.db, await listApplications(deps.db, candidate.id, now), now);
        return done(await withAnswers(deps.db, listed));
      },
    );

    app.get<{ Querystring: { job: string } }>(
      '/job-application/preview/',
      { schema: contractSchema('previewApplication'), onRequest },
      async ({ query, candidate }) => done(await previewApplication(deps, candidate.id, query.job)),
    );

    app.get<{ Params: { id: string } }>(
      '/job-application/:id/events/',
      { schema: contractSchema('listApplicationEvents'), onRequest },
      async ({ params, candidate }) => {
        const events = isUuid(params.id) ? await listEvents(deps.db, candidate.id, params.id, deps.now()) : undefined;
        if (!events) throw new ApiFailure(4004, 'Lamaran tidak ditemukan.');
        return done(events);
      },
    );

    app.post<{ Params: { id: string }; Body: { reason?: string | null } }>(
      '/job-application/:id/withdraw/',
      {
        schema: contractSchema('withdrawApplication'),
        onRequest,
        config: { limit: { action: 'apply', account: ({ candidate }) => candidate.id } },
      },
      async ({ params, body, candidate }) =>
        done(await withdraw(deps, candidate.id, params.id, body.reason), 'Lamaran Anda telah ditarik.'),
    );
  };
}
