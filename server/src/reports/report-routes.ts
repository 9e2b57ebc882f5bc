import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps';
import { contractSchema } from '../http/contract';
import { created, done } from '../http/envelope';
import { candidateIdOf, recogniseCandidate } from '../session/session';
import { visitorOf } from '../session/visitor-of';
import { reportJob, type Report, type Reporter } from './report-job';

function reporterOf(request: FastifyRequest, { reporter }: Report): Reporter {
  const candidateId = candidateIdOf(request);
  return candidateId === undefined ? { browserId: reporter ?? null } : { candidateId };
}

/** Reporting a job, with or without a session (specification 4, section 7). */
export function reportRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    app.post<{ Body: Report }>(
      '/job/report/',
      {
        schema: contractSchema('reportJob'),
        onRequest: recogniseCandidate(deps),
        config: { limit: { action: 'report', account: visitorOf } },
      },
      async (request, reply) => {
        const reporter = reporterOf(request, request.body);
        const { receipt, repeated, job, accounts, isNoted } = await reportJob(deps, request.body, reporter);
        // The log has neither the reporter nor the text.
        if (isNoted) {
          request.log.warn({ event: 'job-reported-often', job, accounts }, 'several accounts have reported a job');
        }
        if (repeated) return done({ receipt }, 'Laporan Anda tentang lowongan ini sudah ada; yang baru ditambahkan.');
        reply.code(201);
        return created({ receipt }, 'Laporan Anda telah diterima.');
      },
    );
  };
}
