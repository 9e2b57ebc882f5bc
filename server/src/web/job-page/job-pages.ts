import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../app-deps';
import { callerAddress } from '../../http/client-address';
import { ApiFailure } from '../../http/failure';
import { closedSince, type PostedJob } from '../../jobs/posted-job';
import { chosenEncoding } from '../../jobs/prepared-response';
import type { PublicJobs } from '../../jobs/public-jobs';
import { contentTag, matchesTag } from '../../masters/content-tag';
import { CompressedPages } from '../compressed-pages';
import { PAGE_COMPRESSION } from '../compression';
import { mayBeSignedIn } from '../pages';
import { savesData } from '../saves-data';
import { fillJob } from './fill-job';
import { jobHead, publicJobHead } from './job-head';
import { missingJobPage } from './missing-job';
import { withHead } from './with-head';

/** How long a closed job's page is 200, in milliseconds; after that it is 410, so that search engines drop it. */
const GONE_AFTER_MS = 30 * 86_400_000;

/** When to come back while the database is unreachable, in seconds. */
const RETRY_SECONDS = 30;

function statusOf(job: PostedJob, now: Date): 200 | 410 {
  const end = closedSince(job);
  return end && now.getTime() - end.getTime() > GONE_AFTER_MS ? 410 : 200;
}

interface JobDocuments {
  /** The web app's shell. */
  shell: string;
  /** The placeholder of a job's page for signed-in candidates; `fillJob` puts the job into it. */
  placeholder: string | null;
  /** The page of a job that everybody may read; `fillJob` puts the job into it. */
  publicPage: string | null;
}

type JobRequest = FastifyRequest<{ Params: { slug: string } }>;

/**
 * Serves a job's two pages. `/jobs/{slug}` (specification 1, section 2): the web app's shell with a head that describes
 * the job; whoever may be signed in also gets the job's title and images, which show at once. One that closed over 30
 * days ago is 410. `/lowongan/{slug}` (specification 4, section 4): the whole job, readable without scripts, also when it
 * is closed; a removed one is 410. An unknown job is 404 on both. While the database is unreachable the server sends the
 * plain shell as 503: the browser may have an offline copy of the job. It does the same where too many reads of one address
 * wait (`publicReads`).
 */
export function serveJobPages(
  app: FastifyInstance,
  { config, now, publicJobs }: Pick<AppDeps, 'config' | 'now'> & { publicJobs: PublicJobs },
  { shell, placeholder, publicPage }: JobDocuments,
): void {
  const compressedPages = new CompressedPages();

  const send = async (request: FastifyRequest, reply: FastifyReply, status: number, html: string) => {
    const tag = contentTag(html);
    reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'cookie, save-data, accept-encoding' });
    const isKnown = status === 200 && matchesTag(request.headers['if-none-match'], tag);
    if (isKnown) return reply.code(304).send();
    reply.code(status).type('text/html; charset=utf-8');
    const encoding = chosenEncoding(request.headers['accept-encoding']);
    const compressed = encoding === 'identity' ? undefined : await compressedPages.get(html, tag, encoding);
    return compressed ? reply.header('content-encoding', encoding).send(compressed) : reply.send(html);
  };

  const sendJobPage = async (request: JobRequest, reply: FastifyReply) => {
    const { posted: job } = await publicJobs.find(request.params.slug, callerAddress(request.ip));
    if (!job) return send(request, reply, 404, shell);
    const isFilled = placeholder !== null && mayBeSignedIn(request.headers.cookie);
    const html = isFilled ? fillJob(placeholder, job, { savesData: savesData(request.headers), now: now() }) : shell;
    return send(request, reply, statusOf(job, now()), withHead(html, jobHead(job, config.appUrl, now())));
  };

  const sendPublicPage = async (request: JobRequest, reply: FastifyReply) => {
    const { posted: job, detail, isRemoved } = await publicJobs.find(request.params.slug, callerAddress(request.ip));
    if (isRemoved) return send(request, reply, 410, missingJobPage(shell, 'gone'));
    if (!job || !detail) return send(request, reply, 404, missingJobPage(shell, 'unknown'));
    const head = publicJobHead(job, detail, config.appUrl, now());
    const options = { savesData: savesData(request.headers), now: now() };
    const html = publicPage === null ? shell : fillJob(publicPage, job, options);
    return send(request, reply, 200, withHead(html, head));
  };

  const orShell = (sendPage: typeof sendJobPage) => async (request: JobRequest, reply: FastifyReply) => {
    // `/jobs/` is the list.
    if (request.params.slug === '') return reply.callNotFound();
    try {
      return await sendPage(request, reply);
    } catch (error) {
      const isBusy = error instanceof ApiFailure;
      if (!isBusy) request.log.error({ err: error }, 'a job page was sent without its job');
      const retryAfter = (isBusy ? error.retryAfter : undefined) ?? RETRY_SECONDS;
      return send(request, reply.header('retry-after', retryAfter), 503, shell);
    }
  };

  for (const path of ['/jobs/:slug', '/jobs/:slug/']) {
    app.get(path, { compress: PAGE_COMPRESSION }, orShell(sendJobPage));
  }
  for (const path of ['/lowongan/:slug', '/lowongan/:slug/']) {
    app.get(path, { compress: PAGE_COMPRESSION }, orShell(sendPublicPage));
  }
}
