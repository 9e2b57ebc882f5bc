import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps';
import { contractSchema } from '../http/contract';
import { created, done } from '../http/envelope';
import { candidateIdOf, recogniseCandidate } from '../session/session';
import { reportJob, type Report, type Reporter } from './report-job';

/** Characters of a browser's name that count towards the limit. */
const USER_AGENT_LENGTH = 200;

const userAgentOf = ({ headers }: FastifyRequest): string => (headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH);

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
        config: { limit: { action: 'report', account: (request) => candidateIdOf(request) ?? userAgentOf(request) } },
      },
      async (request, reply) => {
        const reporter = reporterOf(request, request.body);
        const { receipt, repeated, job, accounts, isNoted } = await reportJob(deps, request.body, reporter);
        // Nothing of who reported or what was written.
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
