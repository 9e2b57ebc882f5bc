import { checkAdvertisement } from '@titian/job-signals';
import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../../app-deps';
import { contractSchema } from '../../http/contract';
import { done } from '../../http/envelope';
import { recogniseCandidate } from '../../session/session';
import { visitorOf } from '../../session/visitor-of';
import { findPaidJobsIn } from './pay-peers';

/**
 * `POST /job/check/`: any advertisement is read, with or without a session, and forgotten. No key is heeded, for the
 * response to one would be stored. Specification 4, section 14.
 */
export function advertisementRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    app.post<{ Body: { text: string } }>(
      '/job/check/',
      {
        schema: contractSchema('checkAdvertisement'),
        onRequest: recogniseCandidate(deps),
        config: { idempotent: false, limit: { action: 'check-advertisement', account: visitorOf } },
      },
      async ({ body: { text } }) =>
        done({ signals: checkAdvertisement(text, { pay: await findPaidJobsIn(deps.db, text) }) }),
    );
  };
}
