import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from '../http/client-address';
import { notFound } from '../http/errors';
import { openJobSlugs } from '../jobs/posted-job';
import { PreparedResponse } from '../jobs/prepared-response';
import type { ReadDeps } from '../jobs/read-deps';
import { READS } from '../reads/reads';
import { sitemaps } from './sitemaps';

/** Public pages, besides those of jobs. */
const PUBLIC_PAGES = ['/', '/jobs', '/periksa', '/terms', '/bantuan'];

/** Pages that are of one person alone. The API stays open, for search engines that run the web app need it. */
const PRIVATE_PAGES = [
  '/profile',
  '/application',
  '/verify',
  '/reset-password/',
  '/akun',
  '/kabar',
  '/berhenti-email/',
];

function robots(appUrl: string): string {
  const rules = PRIVATE_PAGES.map((page) => `Disallow: ${page}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${appUrl}/sitemap.xml`, ''].join('\n');
}

const xml = (text: string): PreparedResponse => new PreparedResponse(text, 'application/xml; charset=utf-8');

/** Serves `/robots.txt` and the sitemap of all pages that search engines may show, the closed jobs left out. */
export function serveCrawlers(app: FastifyInstance, appUrl: string, reads: ReadDeps): void {
  const { db, now, answer, version } = reads;

  const write = async (): Promise<ReadonlyMap<string, PreparedResponse>> => {
    const slugs = await openJobSlugs(db, now());
    const written = sitemaps(appUrl, [...PUBLIC_PAGES, ...slugs.map((slug) => `/lowongan/${slug}`)]);
    return new Map([...written].map(([name, text]) => [name, xml(text)]));
  };

  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robots(appUrl)),
  );
  const send = async (name: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const files = await answer('', { ...READS.sitemap, version, address: callerAddress(request.ip) }, write);
    const found = files.value.get(name);
    if (!found) throw notFound();
    return found.send(request, reply, files);
  };
  app.get('/sitemap.xml', (request, reply) => send('sitemap.xml', request, reply));
  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', (request, reply) =>
    send(`sitemap-${request.params.part}.xml`, request, reply),
  );
}
