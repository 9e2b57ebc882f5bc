import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../app-deps';
import { closedSince, findPostedJob, type PostedJob } from '../../jobs/posted-job';
import { contentTag, matchesTag } from '../../masters/content-tag';
import { PAGE_COMPRESSION } from '../compression';
import { mayBeSignedIn } from '../pages';
import { savesData } from '../saves-data';
import { fillJob } from './fill-job';
import { jobHead } from './job-head';
import { withHead } from './with-head';

/** How long a closed job's page is 200, in milliseconds; after that it is 410, so that search engines drop it. */
const GONE_AFTER_MS = 30 * 86_400_000;

function statusOf(job: PostedJob, now: Date): 200 | 410 {
  const end = closedSince(job);
  return end && now.getTime() - end.getTime() > GONE_AFTER_MS ? 410 : 200;
}

function send(request: FastifyRequest, reply: FastifyReply, status: number, html: string): FastifyReply {
  const tag = contentTag(html);
  reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'cookie, save-data, accept-encoding' });
  const isKnown = status === 200 && matchesTag(request.headers['if-none-match'], tag);
  if (isKnown) return reply.code(304).send();
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

interface JobDocuments {
  /** The web app's shell. */
  shell: string;
  /** The placeholder of a job's page for signed-in candidates; `fillJob` puts the job into it. */
  placeholder: string | null;
}

/**
 * Serves a job's page (specification 1, section 2): the web app's shell with a head that describes the job. Whoever may
 * be signed in also gets the job's title and images, which show at once. An unknown job is 404, and one that closed over
 * 30 days ago is 410. While the database is unreachable the server sends the plain shell as 503: the browser may have an
 * offline copy of the job.
 */
export function serveJobPages(
  app: FastifyInstance,
  { db, config, now }: AppDeps,
  { shell, placeholder }: JobDocuments,
): void {
  const sendJobPage = async (request: FastifyRequest<{ Params: { slug: string } }>, reply: FastifyReply) => {
    // `/jobs/` is the list.
    if (request.params.slug === '') return reply.callNotFound();
    let job: PostedJob | undefined;
    try {
      job = await findPostedJob(db, request.params.slug);
    } catch (error) {
      request.log.error({ err: error }, 'a job page was sent without its job');
      return send(request, reply.header('retry-after', 30), 503, shell);
    }
    if (!job) return send(request, reply, 404, shell);
    const isFilled = placeholder !== null && mayBeSignedIn(request.headers.cookie);
    const html = isFilled ? fillJob(placeholder, job, savesData(request.headers)) : shell;
    return send(request, reply, statusOf(job, now()), withHead(html, jobHead(job, config.appUrl, now())));
  };
  app.get('/jobs/:slug', { compress: PAGE_COMPRESSION }, sendJobPage);
  app.get('/jobs/:slug/', { compress: PAGE_COMPRESSION }, sendJobPage);
}
