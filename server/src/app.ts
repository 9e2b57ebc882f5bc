import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/account-routes';
import { accountSettingsRoutes } from './accounts/account-settings-routes';
import { recordWrongPasswords } from './accounts/current-password';
import { digestPassword } from './accounts/passwords';
import { refreshAnswersWeekly } from './answers/company-answers';
import { purgeHourly } from './background/purge-stale';
import type { AppDeps } from './app-deps';
import { applicationRoutes } from './applications/application-routes';
import type { HandlerDeps } from './background/handlers';
import { runBackgroundJobs } from './background/run-background-jobs';
import { bookmarkRoutes } from './bookmarks/bookmark-routes';
import { capabilityRoutes } from './capabilities/capability-routes';
import { cvRoutes } from './cv/cv-routes';
import { transactionScope } from './db/transaction-scope';
import { feedRoutes } from './feeds/feed-routes';
import { acceptJsonOnly, JSON_BODY_LIMIT } from './http/body-parsing';
import { readForwardedAddresses } from './http/client-address';
import { closeConnectionsWhenIdle, refuseWhileClosing } from './http/closing';
import { sendError, notFound, useContractFailures } from './http/errors';
import { handleIdempotencyKeys } from './http/idempotency';
import { limitCalls } from './http/limit-calls';
import { logResponses, logOptions, type LogStream } from './http/logging';
import { BARE_SECURITY_HEADERS, sendSecurityHeaders } from './http/security-headers';
import { shedLoad } from './http/shed-load';
import { takeTurns } from './http/turns';
import { handleClientError } from './http/malformed-request';
import { refuseUnstorableText } from './http/refuse-unstorable-text';
import { useContractValidation } from './http/validation';
import { JobSearches } from './jobs/search';
import { jobRoutes } from './jobs/job-routes';
import { readDeps, type ReadDeps } from './jobs/read-deps';
import { PublicJobs } from './jobs/public-jobs';
import { advertisementRoutes } from './jobs/signals/advertisement-routes';
import { BestMatches } from './matches/best-matches';
import { matchRoutes } from './matches/match-routes';
import { masterRoutes } from './masters/master-routes';
import { addClosingNewsOften } from './notifications/closing-news';
import { notificationRoutes } from './notifications/notification-routes';
import { reportHealth } from './ops/health';
import { reportMetrics } from './ops/metrics';
import { webDist } from './paths';
import { pushRoutes } from './push/push-routes';
import { deleteDueAccountsByTheMinute } from './accounts/deletion/delete-due-accounts';
import { deletionRoutes } from './accounts/deletion/deletion-routes';
import { disclosureRoutes } from './privacy/disclosure/disclosure-routes';
import { exportRoutes } from './privacy/export-routes';
import { profileRoutes } from './profile/profile-routes';
import { profileSectionRoutes } from './profile/sections/profile-section-routes';
import { reportRoutes } from './reports/report-routes';
import { sendDigestsWhenDue } from './saved-searches/digests';
import { matchSavedSearchesRegularly } from './saved-searches/match-saved-searches';
import { serveUnsubscribe } from './saved-searches/unsubscribe';
import { savedSearchRoutes } from './saved-searches/saved-search-routes';
import { candidateIdOf, decorateWithCandidate } from './session/session';
import { documentApi } from './web/api-docs';
import { compressResponses } from './web/compression';
import { serveMedia } from './web/media';
import { routableUrl } from './web/page-address';
import { inlineScriptSources } from './web/pages';
import { serveSite } from './web/site';
import { WorkerPool } from './workers/worker-pool';

/** Longest path parameter of the contract, with room to spare. */
const MAX_PARAM_LENGTH = 250;

/** How long a client may take to send a request, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** How often this timeout is checked, in milliseconds: a slow connection may last this much longer. */
const TIMEOUT_CHECK = 5_000;

/**
 * After how long a connection ends on which nothing moves, in milliseconds: its client does not read. Longer than any
 * call takes, the wait for a worker thread included.
 */
const STALLED_TIMEOUT = 60_000;

function createFastify(deps: AppDeps, logStream?: LogStream): FastifyInstance {
  return Fastify({
    ...logOptions(deps.config, logStream),
    genReqId: () => randomUUID(),
    bodyLimit: JSON_BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: STALLED_TIMEOUT,
    return503OnClosing: false,
    http: { connectionsCheckingInterval: TIMEOUT_CHECK },
    trustProxy: deps.config.trustedProxies,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    clientErrorHandler: handleClientError,
    rewriteUrl: ({ url = '/' }) => routableUrl(url),
    // The response to a call whose address cannot be decoded is sent before any hook could set a header.
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply.headers(BARE_SECURITY_HEADERS));
    },
  });
}

async function refuseUnknownCall(): Promise<never> {
  throw notFound();
}

interface ApiDeps extends AppDeps {
  workers: WorkerPool;
  reads: ReadDeps;
  publicJobs: PublicJobs;
  searches: JobSearches;
  best: BestMatches;
}

async function apiRoutes(app: FastifyInstance, plain: ApiDeps): Promise<void> {
  const scope = transactionScope(plain.db);
  const deps = { ...plain, db: scope.db };
  const probe = plain.readDb && (() => plain.db.execute(sql`select 1`));
  await shedLoad(app, { maxDelay: plain.maxDelay, probe });
  acceptJsonOnly(app);
  // Rate limits run outside idempotency: what they count must outlive the transaction of a call that fails.
  handleIdempotencyKeys(app, { ...plain, scope, candidateIdOf, digestOf: digestPassword });
  limitCalls(app, { ...plain, candidateIdOf, queue: plain.reads.turns.write });
  recordWrongPasswords(app, plain);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id });
  });
  app.addHook('preValidation', refuseUnstorableText);
  await app.register(accountRoutes(deps));
  await app.register(accountSettingsRoutes(deps));
  await app.register(deletionRoutes(deps));
  await app.register(profileRoutes(deps));
  await app.register(profileSectionRoutes(deps));
  await app.register(cvRoutes(deps));
  await app.register(jobRoutes(deps));
  await app.register(matchRoutes(deps));
  await app.register(applicationRoutes(deps));
  await app.register(bookmarkRoutes(deps));
  await app.register(notificationRoutes(deps));
  await app.register(pushRoutes(deps));
  await app.register(savedSearchRoutes(deps));
  await app.register(feedRoutes({ ...plain.reads, appUrl: plain.config.appUrl }));
  await app.register(disclosureRoutes(deps));
  await app.register(reportRoutes(deps));
  await app.register(advertisementRoutes(deps));
  await app.register(exportRoutes(deps));
  await app.register(masterRoutes(plain.reads));
  await app.register(capabilityRoutes(plain));
  // As a hook, it refuses before a body is read. Another method on a path that exists comes here too.
  app.all('/*', { onRequest: refuseUnknownCall }, refuseUnknownCall);
}

export interface AppOptions {
  /** Takes the log lines in place of standard output. */
  logStream?: LogStream;
  /** The folder of the built web app. */
  dist?: string;
  /** Takes the place of worker threads. */
  workers?: WorkerPool;
  /** Takes the place of the internet. */
  fetchPicture?: HandlerDeps['fetchPicture'];
}

/** Worker threads that end with the app. */
function startWorkers(app: FastifyInstance, given?: WorkerPool): WorkerPool {
  const onError = (error: unknown): void => app.log.error({ err: error }, 'a worker thread broke');
  const workers = given ?? new WorkerPool({ onError });
  app.addHook('onClose', () => workers.close());
  return workers;
}

/**
 * Builds the provider: the API under `/api/v1`, images under `/media` and the web app everywhere else. Nothing
 * listens yet, and closing the app leaves the database open.
 */
export async function buildApp(
  deps: AppDeps,
  { logStream, dist = webDist, workers, fetchPicture }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = createFastify(deps, logStream);
  readForwardedAddresses(app);
  useContractFailures(app);
  useContractValidation(app);
  decorateWithCandidate(app);
  logResponses(app);
  closeConnectionsWhenIdle(app);
  reportHealth(app, deps);
  const threads = startWorkers(app, workers);
  runBackgroundJobs(app, { ...deps, workers: threads, fetchPicture }, reportMetrics(app, deps));
  purgeHourly(app, deps);
  refreshAnswersWeekly(app, deps);
  deleteDueAccountsByTheMinute(app, deps);
  addClosingNewsOften(app, deps);
  matchSavedSearchesRegularly(app, deps);
  sendDigestsWhenDue(app, deps);
  await sendSecurityHeaders(app, deps.config, inlineScriptSources(dist));
  refuseWhileClosing(app);
  await compressResponses(app);
  const reads = readDeps(deps, takeTurns());
  const forReads = { ...deps, db: deps.readDb ?? deps.db };
  const publicJobs = new PublicJobs(reads);
  const found = {
    publicJobs,
    searches: new JobSearches(reads),
    best: new BestMatches(reads),
  };
  await app.register((api) => apiRoutes(api, { ...deps, ...found, workers: threads, reads }), { prefix: '/api/v1' });
  await documentApi(app);
  await serveUnsubscribe(app, deps);
  await serveMedia(app, deps.config);
  await serveSite(app, { ...forReads, ...found, workers: threads, reads }, dist);
  return app;
}
