import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../app-deps';
import { contractSchema } from '../http/contract';
import { contentTag, matchesTag } from '../masters/content-tag';
import { capabilitiesOf } from './capabilities';

/** They change with a release: a cache may give out an hour old copy, and a day old one while it fetches a newer one. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';

/** `GET /capabilities/`, public: the object itself, without an envelope (specification 4, section 0). */
export function capabilityRoutes({ config }: Pick<AppDeps, 'config'>): FastifyPluginAsync {
  const body = JSON.stringify(capabilitiesOf(config));
  const tag = contentTag(body);
  return async (app) => {
    app.get('/capabilities/', { schema: contractSchema('getCapabilities') }, async (request, reply) => {
      reply.headers({ 'cache-control': CACHE_CONTROL, etag: tag });
      if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(body);
    });
  };
}
