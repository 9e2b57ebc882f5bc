import type { FastifyPluginAsync } from 'fastify';
import { contractSchema } from '../http/contract';
import { contentTag, matchesTag } from '../masters/content-tag';
import { CAPABILITIES } from './capabilities';

/** They change with a release: a cache may give out an hour old copy, and a day old one while it fetches a newer one. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';

const BODY = JSON.stringify(CAPABILITIES);
const TAG = contentTag(BODY);

/** `GET /capabilities/`, public: the object itself, without an envelope (specification 4, section 0). */
export function capabilityRoutes(): FastifyPluginAsync {
  return async (app) => {
    app.get('/capabilities/', { schema: contractSchema('getCapabilities') }, async (request, reply) => {
      reply.headers({ 'cache-control': CACHE_CONTROL, etag: TAG });
      if (matchesTag(request.headers['if-none-match'], TAG)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(BODY);
    });
  };
}
