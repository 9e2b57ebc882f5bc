import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sanitiseHtml } from '@titian/job-feeds';
import { slugIn } from '@titian/rules/job-slug';
import type { AppDeps } from '../../app-deps';
import { callerAddress } from '../../http/client-address';
import { logFailure } from '../../http/errors';
import { ApiFailure } from '../../http/failure';
import type { PostedJob } from '../../jobs/job-repository';
import { closedSince } from '../../jobs/posted-job';
import type { PublicJob, PublicJobs } from '../../jobs/public-jobs';
import { mayBeSignedIn, readsEnglish } from '../pages';
import { PageDocument } from '../page-documents';
import { readerOf, type PageState, type Renderer } from '../renderer';
import { savesData } from '../saves-data';
import { jobHead, publicJobHead, withHead } from './job-head';

/** How long a closed job's page is 200, in milliseconds; after that it is 410, so that search engines drop it. */
const GONE_AFTER_MS = 30 * 86_400_000;

/** When to come back while the database is unreachable, in seconds. */
const RETRY_SECONDS = 30;

function statusOf(job: PostedJob, now: Date): 200 | 410 {
  const end = closedSince(job);
  return end && now.getTime() - end.getTime() > GONE_AFTER_MS ? 410 : 200;
}

/** Adds a link to the public page to the text that browsers without scripts show. The slug needs no escaping. */
const withPublicLink = (html: string, slug: string): string =>
  html.replace(
    /<\/noscript\s*>/,
    (end) => ` <a href="/lowongan/${slug}">Baca lowongan ini tanpa JavaScript.</a>${end}`,
  );

interface JobDocuments {
  /** The web app's shell. */
  shell: PageDocument;
  /** The page of a removed job, and of one that never was. */
  gone: PageDocument;
  unknown: PageDocument;
  /** Null in a build without the program. */
  renderer: Renderer | null;
}

type JobRequest = FastifyRequest<{ Params: { slug: string } }>;

type JobDetail = NonNullable<PublicJob['detail']>;

/** The functions of the program that render a job: its page for everybody, for somebody who is signed in, and the one of candidates. */
type JobPageName = 'renderPublicJob' | 'renderKnownJob' | 'renderCandidatesJob';

/** The data of a job's page (`src/app/entry/job-pages.tsx`); the program takes HTML for safe. */
const jobState = (name: JobPageName, shows: { job: JobDetail; head: string; savesData: boolean }): PageState => ({
  name,
  shows,
  input: () => {
    const { job } = shows;
    const description = sanitiseHtml(job.description);
    return { ...shows, job: { ...job, description, requirements: sanitiseHtml(job.requirements) } };
  },
});

/**
 * Serves a job's two pages. `/jobs/{slug}` (specification 1, section 2): the web app's shell with a head that describes
 * the job; a caller who may be signed in also gets the job's title and images, which show at once. One that closed over
 * 30 days ago is 410. `/lowongan/{slug}` (specification 4, section 4): the whole job, readable without scripts, also
 * when it is closed; a removed one is 410. A page that cannot be rendered in time (`Renderer`) comes as the shell with the
 * job's head. An unknown job is 404 on both. While the database is unreachable the server sends the plain shell as 503: the
 * browser may have an offline copy of the job. It does the same where too many reads of one address wait (`answer`). A
 * slug with signs around it, or in capitals, leads to the job's address by 301, query included.
 */
export function serveJobPages(
  app: FastifyInstance,
  { config, now, publicJobs }: Pick<AppDeps, 'config' | 'now'> & { publicJobs: PublicJobs },
  { shell, gone, unknown, renderer }: JobDocuments,
): void {
  const send = (request: FastifyRequest, reply: FastifyReply, document: PageDocument) =>
    document.send(request, reply, 'save-data, ');

  /** A page of its own for each job, which is sent too seldom to be kept. */
  const withJobHead = (html: string, head: string) => new PageDocument(withHead(html, head), 'quick');

  const find = async ({ params, ip }: JobRequest): Promise<PublicJob> => {
    // No other text is a job's slug, and some cannot be looked up.
    if (slugIn(params.slug) !== params.slug) return { posted: undefined, detail: undefined, isRemoved: false };
    return publicJobs.find(params.slug, callerAddress(ip));
  };

  /** The page of a job in the place of a shell that has its head. */
  const sendRendered = async (
    name: JobPageName,
    request: JobRequest,
    reply: FastifyReply,
    { detail: job, head, html }: { detail: JobDetail; head: string; html: string },
  ) => {
    const shows = { job, head, savesData: savesData(request.headers) };
    const key = `${name} ${shows.savesData} ${job.slug}`;
    const make = () => renderer?.find(key, async () => jobState(name, shows), readerOf(request, reply));
    const document = readsEnglish(request.headers.cookie) ? null : await make();
    return send(request, reply, document ?? withJobHead(html, head));
  };

  const redirectTo = async (request: FastifyRequest, reply: FastifyReply, page: string, slug: string | null) => {
    if (slug === null) return false;
    const { posted, isRemoved } = await publicJobs.find(slug, callerAddress(request.ip));
    if (!posted && !isRemoved) return false;
    const [path = ''] = request.url.split('?', 1);
    // The slug has letters, digits and hyphens alone: the address is always one of this site.
    reply.header('cache-control', 'no-cache').redirect(`/${page}/${slug}${request.url.slice(path.length)}`, 301);
    return true;
  };

  const sendJobPage = async (request: JobRequest, reply: FastifyReply) => {
    const { posted: job, detail } = await find(request);
    if (!job) return send(request, reply.code(404), shell);
    const head = jobHead(job, config.appUrl, now());
    reply.code(statusOf(job, now()));
    const html = withPublicLink(shell.html, job.slug);
    if (!detail || !mayBeSignedIn(request.headers.cookie)) return send(request, reply, withJobHead(html, head));
    return sendRendered('renderCandidatesJob', request, reply, { detail, head, html });
  };

  const sendPublicPage = async (request: JobRequest, reply: FastifyReply) => {
    const { posted: job, detail, isRemoved } = await find(request);
    const withoutJob = (status: 404 | 410) => reply.code(status).header('x-robots-tag', 'noindex');
    if (isRemoved) return send(request, withoutJob(410), readsEnglish(request.headers.cookie) ? shell : gone);
    if (!job || !detail) return send(request, withoutJob(404), readsEnglish(request.headers.cookie) ? shell : unknown);
    const head = publicJobHead(job, config.appUrl, now());
    const name = mayBeSignedIn(request.headers.cookie) ? 'renderKnownJob' : 'renderPublicJob';
    return sendRendered(name, request, reply, { detail, head, html: shell.html });
  };

  const orShell = (page: string, sendPage: typeof sendJobPage) => async (request: JobRequest, reply: FastifyReply) => {
    const { slug } = request.params;
    // `/jobs/` is the list.
    if (slug === '') return reply.callNotFound();
    try {
      const right = slugIn(slug);
      if (right !== slug && (await redirectTo(request, reply, page, right))) return reply;
      return await sendPage(request, reply);
    } catch (error) {
      logFailure(app, error, 'a job page was sent without its job', request.log);
      const retryAfter = (error instanceof ApiFailure ? error.retryAfter : undefined) ?? RETRY_SECONDS;
      return send(request, reply.code(503).header('retry-after', retryAfter), shell);
    }
  };

  for (const path of ['/jobs/:slug', '/jobs/:slug/']) {
    app.get(path, orShell('jobs', sendJobPage));
  }
  for (const path of ['/lowongan/:slug', '/lowongan/:slug/']) {
    app.get(path, orShell('lowongan', sendPublicPage));
  }
}
