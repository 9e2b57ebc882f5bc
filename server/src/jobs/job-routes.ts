import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../app-deps';
import { contractSchema } from '../http/contract';
import { done } from '../http/envelope';
import { ApiFailure } from '../http/failure';
import { requireCandidate } from '../session/session';
import { JobLists, type JobPageQuery } from './job-lists';
import { findJobBySlug } from './job-repository';
import { JobSearches, type JobSearchQuery } from './search/job-searches';

/** The parameters of the list that a request leaves out. */
const DEFAULTS: JobPageQuery = {
  search: '',
  location: '',
  workingType: null,
  workplace: null,
  sort: 'newest',
  page: 1,
  pageSize: 10,
};

const SEARCH_DEFAULTS: JobSearchQuery = {
  q: '',
  city: null,
  province: null,
  near: null,
  minSalary: null,
  includeUnstated: true,
  postedWithin: null,
  education: null,
  experience: null,
  function: null,
  workingType: null,
  workplace: null,
  sort: 'relevant',
  page: 1,
  pageSize: 10,
};

/** The parameters that the contract names, others left out. */
function toSearchQuery(given: Partial<JobSearchQuery>): JobSearchQuery {
  const known = Object.entries(given).filter(([name]) => name in SEARCH_DEFAULTS);
  return { ...SEARCH_DEFAULTS, ...Object.fromEntries(known) };
}

type Query = Partial<JobPageQuery>;

/** A parameter that the contract does not name counts as none. */
const wantsPage = (query: Query): boolean => Object.keys(DEFAULTS).some((name) => name in query);

/** The public job list, and a job's details for signed-in candidates (contract, "Jobs"). */
export function jobRoutes(deps: AppDeps): FastifyPluginAsync {
  const { db, now } = deps;
  const lists = new JobLists(deps);
  const searches = new JobSearches(deps);
  return async (app) => {
    app.get<{ Querystring: Query }>('/job/list/', { schema: contractSchema('listJobs') }, async (request, reply) => {
      const { query } = request;
      const response = wantsPage(query) ? lists.page({ ...DEFAULTS, ...query }) : lists.whole();
      return (await response).send(request, reply);
    });

    app.get<{ Querystring: Partial<JobSearchQuery> }>(
      '/job/search/',
      { schema: contractSchema('searchJobs') },
      async (request, reply) => {
        const response = await searches.page(toSearchQuery(request.query));
        return response.send(request, reply);
      },
    );

    app.get<{ Params: { slug: string } }>(
      '/job/by-slug/:slug/',
      { schema: contractSchema('getJob'), onRequest: requireCandidate(deps) },
      async ({ params }) => {
        const job = await findJobBySlug(db, params.slug, now());
        if (!job) throw new ApiFailure(4004, 'Lowongan tidak ditemukan.');
        return done(job);
      },
    );
  };
}
