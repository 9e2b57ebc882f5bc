import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps';
import { callerAddress } from '../http/client-address';
import { contractSchema } from '../http/contract';
import { created, done } from '../http/envelope';
import { candidateIdOf, recogniseCandidate } from '../session/session';
import { NOTED_ACCOUNTS, reportJob, type Report, type Reporter } from './report-job';

/** Characters of a browser's name that count. */
const USER_AGENT_LENGTH = 200;

const userAgentOf = ({ headers }: FastifyRequest): string => (headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH);

function reporterOf(request: FastifyRequest): Reporter {
  const candidateId = candidateIdOf(request);
  if (candidateId !== undefined) return { candidateId };
  return { address: callerAddress(request.ip), userAgent: userAgentOf(request) };
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
        const { receipt, repeated, job, accounts } = await reportJob(deps, request.body, reporterOf(request));
        if (repeated) return done({ receipt }, 'Anda sudah melaporkan lowongan ini.');
        // Nothing of who reported or what was written.
        if (accounts === NOTED_ACCOUNTS && candidateIdOf(request) !== undefined) {
          request.log.warn({ event: 'job-reported-often', job, accounts }, 'several accounts have reported a job');
        }
        reply.code(201);
        return created({ receipt }, 'Laporan Anda telah diterima.');
      },
    );
  };
}
