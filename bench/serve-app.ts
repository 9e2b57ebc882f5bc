import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const DIST = path.resolve(__dirname, '../dist');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface Served {
  /** `data` by path below /api/v1/. */
  responses?: Record<string, unknown>;
  /** Further pages: HTML by path. */
  pages?: Record<string, string>;
  /** Folder of the build. */
  dist?: string;
}

/**
 * Serves a built app on a free port of this machine, with fixed responses in place of a provider.
 *
 * @throws when there is no build
 */
export async function serveApp({ responses = {}, pages = {}, dist = DIST }: Served) {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error(`${dist} is missing: run \`npm run build\` first.`);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/v1/')) {
      const data = responses[pathname.slice('/api/v1/'.length)];
      response.writeHead(data === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ statusCode: data === undefined ? 4004 : 2000, message: '', data: data ?? null }));
      return;
    }
    const file = path.join(dist, path.normalize(pathname));
    const found = path.extname(file) !== '' && existsSync(file) ? file : path.join(dist, 'index.html');
    response.writeHead(200, { 'Content-Type': TYPES[path.extname(found)] ?? 'application/octet-stream' });
    response.end(pages[pathname] ?? readFileSync(found));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
