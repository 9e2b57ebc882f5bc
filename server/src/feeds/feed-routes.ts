import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../app-deps';
import { callerAddress } from '../http/client-address';
import { hangUpSignal } from '../http/client-disconnected';
import { contractSchema } from '../http/contract';
import { refuseUnstorableQuery } from '../http/refuse-unstorable-text';
import { JobFeeds } from './job-feeds';
import type { FeedFormat } from './write-feed';

/** Feeds of every search, for everybody (specification 4, section 9; contract, `getJobFeed`). */
export function feedRoutes(deps: AppDeps): FastifyPluginAsync {
  const feeds = new JobFeeds(deps);
  return async (app) => {
    app.get<{ Params: { format: FeedFormat } }>(
      '/job/feed/:format/',
      { schema: contractSchema('getJobFeed'), config: { importance: 'low' } },
      async (request, reply) => {
        const [, query = ''] = request.url.split('?');
        refuseUnstorableQuery(query);
        const feed = await feeds.of(request.params.format, query, callerAddress(request.ip), hangUpSignal(reply));
        return feed.send(request, reply);
      },
    );
  };
}
