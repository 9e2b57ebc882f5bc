import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps';
import { notFound } from '../http/errors';
import { readJobsVersion } from '../jobs/jobs-version';
import { openJobSlugs } from '../jobs/posted-job';
import { PreparedResponse } from '../jobs/prepared-response';
import { VersionedCache } from '../jobs/versioned-cache';
import { sitemaps, type Sitemaps } from './sitemaps';

/** Pages that everybody may read, besides those of jobs. */
const PUBLIC_PAGES = ['/', '/jobs', '/terms'];

/** Pages that are of one person alone. The API stays open, for search engines that run the web app need it. */
const PRIVATE_PAGES = ['/profile', '/application', '/verify', '/reset-password/', '/akun'];

/** A sitemap of 50,000 addresses is some five megabytes. */
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;

function robots(appUrl: string): string {
  const rules = PRIVATE_PAGES.map((page) => `Disallow: ${page}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${appUrl}/sitemap.xml`, ''].join('\n');
}

const xml = (text: string): PreparedResponse => new PreparedResponse(text, 'application/xml; charset=utf-8');

/** Serves `/robots.txt` and the sitemap of all pages that search engines may show, the closed jobs left out. */
export function serveCrawlers(app: FastifyInstance, deps: AppDeps): void {
  const { appUrl } = deps.config;
  const readVersion = readJobsVersion(deps);
  const written = new VersionedCache<Sitemaps>(readVersion, { maxEntries: 1 });
  const responses = new VersionedCache<PreparedResponse | null>(readVersion, {
    maxBytes: MAX_RESPONSE_BYTES,
    byteLength: (response) => response?.byteLength ?? 0,
  });

  const write = async (): Promise<Sitemaps> => {
    const slugs = await openJobSlugs(deps.db, deps.now());
    return sitemaps(appUrl, [...PUBLIC_PAGES, ...slugs.map((slug) => `/lowongan/${slug}`)]);
  };
  const responseFor = (name: string): Promise<PreparedResponse | null> =>
    responses.get(name, async () => {
      const text = (await written.get('', write)).get(name);
      return text === undefined ? null : xml(text);
    });

  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robots(appUrl)),
  );
  const send = async (name: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const found = await responseFor(name);
    if (!found) throw notFound();
    return found.send(request, reply);
  };
  app.get('/sitemap.xml', (request, reply) => send('sitemap.xml', request, reply));
  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', (request, reply) =>
    send(`sitemap-${request.params.part}.xml`, request, reply),
  );
}
