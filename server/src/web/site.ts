import path from 'node:path';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps';
import { logFailure, notFound } from '../http/errors';
import type { JobSearches } from '../jobs/search';
import type { ReadDeps } from '../jobs/read-deps';
import type { PublicJobs } from '../jobs/public-jobs';
import { serveCrawlers } from './crawlers';
import { serveJobPages } from './job-page/job-pages';
import { ListPages } from './list-pages';
import { isBrokenPageAddress, isPageAddress } from './page-address';
import { PageDocuments } from './page-documents';
import { findPages, pagePath, readsEnglish } from './pages';
import { readerOf, Renderer, type Reader } from './renderer';
import { serveSharedAdvertisements } from './shared-advertisement';
import { serveShareImages } from './share-image/share-image-routes';
import type { WorkerPool } from '../workers/worker-pool';

export type SiteDeps = AppDeps & {
  publicJobs: PublicJobs;
  searches: JobSearches;
  workers: WorkerPool;
  reads: ReadDeps;
};

const YEAR = 31_536_000;

/** The files under `assets/` have a hash of their content in their names; all others may change. */
function headersFor(dist: string) {
  const assets = path.join(dist, 'assets') + path.sep;
  return (response: SetHeadersResponse, file: string): void => {
    const forever = file.startsWith(assets);
    response.setHeader('cache-control', forever ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    if (PICTURE_WORKER.test(file)) response.setHeader('content-security-policy', PICTURE_WORKER_POLICY);
  };
}

/**
 * The worker that reads pictures runs WebAssembly, which the policy of its own response allows: no page gets a new source
 * (`webpack.config.ts` names the folder).
 */
const PICTURE_WORKER = /picture-reader-[^/\\]*[/\\]worker\.min\.js(\.(br|gz))?$/;
const PICTURE_WORKER_POLICY = "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'";

/** Source maps, compressed or not, which are for the project's own developers, and programs for the server. */
const NOT_PUBLIC = /\.(map(\.(br|gz))?|cjs)$/;

/** A folder is no file, and its address may be that of a page. */
const isPublicFile = (name: string): boolean => !name.endsWith('/') && !NOT_PUBLIC.test(name);

/** Files and hidden files. */
const FILE = /\/\.|\.[^/]*$/;

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** True when a request that matched nothing is for a page: the web app, not the server, decides which pages exist. */
const isForPage = ({ url }: FastifyRequest): boolean => isPageAddress(url) && !FILE.test(url.split('?', 1)[0] ?? '');

/** Addresses of companies' pages, each followed by a company. */
const COMPANIES = '/perusahaan/';

type Send = (reply: FastifyReply, request: FastifyRequest) => FastifyReply | Promise<FastifyReply>;

function servePages(app: FastifyInstance, send: Send): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (!isReading(request)) throw notFound();
    const isBroken = isBrokenPageAddress(request.originalUrl);
    if (!isBroken && !isForPage(request)) throw notFound();
    return send(isBroken ? reply.code(404) : reply, request);
  });
}

/**
 * Serves the built web app from `dist`: the pages that it has rendered, and its shell for every other; without a build
 * it says so in place of the pages. Each page carries the server's capabilities; those of jobs have a head of their own,
 * and those that list jobs have them where they can be had in time.
 * Unknown addresses below `/api`, `/media` and `/assets`, missing files and pages of unknown companies are 404.
 */
export async function serveSite(app: FastifyInstance, deps: SiteDeps, dist: string): Promise<void> {
  serveCrawlers(app, deps.config.appUrl, deps.reads);
  serveShareImages(app, deps);
  const pages = findPages(dist);
  if (!pages) {
    const hint = 'The web app has not been built: run `npm run build:web`. The API is at /api/v1/.\n';
    return servePages(app, (reply) => reply.code(200).type('text/plain; charset=utf-8').send(hint));
  }
  await app.register(fastifyStatic, {
    root: dist,
    // Handled below: which page it is depends on the session.
    index: false,
    allowedPath: isPublicFile,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    setHeaders: headersFor(dist),
  });
  const documents = new PageDocuments(dist, pages, deps.config);
  await serveSharedAdvertisements(app, (request) => documents.find(request).html);
  const renderer = Renderer.of(dist, app, deps);
  const lists = renderer && new ListPages(renderer, deps);
  serveJobPages(app, deps, {
    shell: documents.document(pages.shell),
    gone: documents.document(pages.withoutJob.gone),
    unknown: documents.document(pages.withoutJob.unknown),
    renderer,
  });
  /** True for the page of a company that is not stored, or is not to be known. */
  const isOfNoCompany = async (path: string) =>
    path.startsWith(COMPANIES) && !(await deps.searches.hasCompany(decodeURIComponent(path.slice(COMPANIES.length))));
  const findList = async (request: Pick<FastifyRequest, 'url' | 'headers'>, reader: Reader) => {
    const path = pagePath(request.url);
    if (readsEnglish(request.headers.cookie) || (!pages.rendered.has(path) && !path.startsWith(COMPANIES))) return null;
    return lists?.find(request, reader).catch((error: unknown) => {
      logFailure(app, error, 'a page was sent without its jobs', reader.log);
      return null;
    });
  };
  app.addHook('onListen', () => {
    // The pages that candidates request first.
    for (const url of ['/jobs', '/']) void findList({ url, headers: {} }, { address: '', log: app.log });
  });
  app.addHook('onClose', () => renderer?.close());
  servePages(app, async (reply, request) => {
    // While the database is away nothing is known, as the log says of the page.
    if (await isOfNoCompany(pagePath(request.url)).catch(() => false))
      return documents.find(request).send(request, reply.code(404));
    const document = (await findList(request, readerOf(request, reply))) ?? documents.find(request);
    return document.send(request, reply);
  });
}
