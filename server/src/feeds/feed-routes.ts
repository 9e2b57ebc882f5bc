import type { FastifyPluginAsync } from 'fastify';
import { callerAddress } from '../http/client-address';
import { hangUpSignal } from '../http/client-disconnected';
import { contractSchema } from '../http/contract';
import { refuseUnstorableQuery } from '../http/refuse-unstorable-text';
import type { ReadDeps } from '../jobs/read-deps';
import { READS } from '../reads/reads';
import { jobFeed } from './job-feeds';
import type { FeedFormat } from './write-feed';

/** Feeds of every search, for everybody (specification 4, section 9; contract, `getJobFeed`). */
export function feedRoutes(deps: ReadDeps & { appUrl: string }): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { format: FeedFormat } }>(
      '/job/feed/:format/',
      { schema: contractSchema('getJobFeed'), config: { turn: READS.feed.turn } },
      async (request, reply) => {
        const [, query = ''] = request.url.split('?');
        refuseUnstorableQuery(query);
        const caller = { address: callerAddress(request.ip), signal: hangUpSignal(reply) };
        const feed = await jobFeed(deps, request.params.format, query, caller);
        return feed.value.send(request, reply, feed);
      },
    );
  };
}
