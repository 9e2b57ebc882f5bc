import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { contractDocument } from '../http/contract';
import { contentTag, matchesTag } from '../masters/content-tag';

/** The folder of Swagger UI, which is files for a browser and nothing to import. */
const swaggerUi = path.dirname(require.resolve('swagger-ui-dist/package.json'));

const SWAGGER_FILES = ['/swagger-ui.css', '/swagger-ui-bundle.js'];

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Titian provider</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api/docs/page.css" />
  </head>
  <body>
    <div id="contract"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/page.js"></script>
  </body>
</html>
`;

/** A file of its own, for the policy of all pages lets no script stand in one. */
const SCRIPT = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#contract',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

/** The library lays out for a wide window. */
const STYLE = `body { margin: 0; }
.swagger-ui .wrapper, .swagger-ui .information-container { padding: 0 16px; }
@media (max-width: 600px) {
  .swagger-ui .opblock .opblock-summary-path { max-width: none; font-size: 13px; overflow-wrap: anywhere; }
  .swagger-ui .opblock .opblock-summary-path-description-wrapper { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-description { flex-basis: 100%; padding: 4px 10px 0; }
  .swagger-ui table.parameters, .swagger-ui table.responses-table { display: block; overflow-x: auto; }
}
`;

function serveText(app: FastifyInstance, url: string, type: string, body: string): void {
  const tag = contentTag(body);
  app.get(url, async (request, reply) => {
    reply.headers({ 'cache-control': 'public, no-cache', etag: tag });
    if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.type(`${type}; charset=utf-8`).send(body);
  });
}

/**
 * Serves the contract: as JSON at `/api/openapi.json`, and at `/api/docs` as a page to read and to try calls on. The
 * page takes everything from this origin and runs under the policy that all pages have.
 */
export async function documentApi(app: FastifyInstance): Promise<void> {
  serveText(app, '/api/openapi.json', 'application/json', JSON.stringify(contractDocument()));
  serveText(app, '/api/docs', 'text/html', PAGE);
  serveText(app, '/api/docs/', 'text/html', PAGE);
  serveText(app, '/api/docs/page.js', 'text/javascript', SCRIPT);
  serveText(app, '/api/docs/page.css', 'text/css', STYLE);
  await app.register(fastifyStatic, {
    root: swaggerUi,
    prefix: '/api/docs/',
    decorateReply: false,
    index: false,
    allowedPath: (file) => SWAGGER_FILES.includes(file),
    cacheControl: false,
    setHeaders: (response) => void response.setHeader('cache-control', 'public, no-cache'),
  });
}
