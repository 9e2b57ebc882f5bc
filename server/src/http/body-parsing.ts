import type { FastifyInstance } from 'fastify';

/** More than any JSON call needs; uploads set a limit of their own. */
export const JSON_BODY_LIMIT = 64 * 1024;

/**
 * Makes JSON the one accepted body: other types are 415, and keys that would change a prototype are refused. An empty
 * body counts as none, for a client may name a type for a call that has no body.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parseJson(request, body as string, done);
  });
}
