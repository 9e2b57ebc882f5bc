import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../app-deps';
import { callerAddress } from '../http/client-address';
import { hangUpSignal } from '../http/client-disconnected';
import { contractSchema } from '../http/contract';
import { done } from '../http/envelope';
import { ApiFailure } from '../http/failure';
import { READS } from '../reads/reads';
import { candidateIdOf, recogniseCandidate, requireCandidate } from '../session/session';
import { demandResponse } from './demand/job-demands';
import { jobList } from './job-list';
import { findJobBySlug } from './job-repository';
import type { PublicJobs } from './public-jobs';
import type { ReadDeps } from './read-deps';
import type { JobSearches, JobSearchQuery, MatchOrder } from './search';

/** The parameters of `job/search/` that replace a profile, and the ids of dismissed jobs. */
interface MatchQuery {
  matchPlace?: string;
  matchWork?: string;
  matchEducation?: string;
  matchWithout?: string;
}

/** The person for whom a list is ordered: a candidate's profile, or choices in its place. */
export interface MatchPerson {
  place: string | null;
  work: string | null;
  education: string | null;
  /** Undefined for a visitor. */
  candidateId: string | undefined;
  /** Ids of jobs that match nothing. */
  dismissed: readonly string[];
  /** Of the caller. */
  address: string;
  /** Ends the wait of a caller who has hung up. */
  signal?: AbortSignal;
}

/** The part that orders the list for a person. */
interface Ranking {
  orderOf(person: MatchPerson): Promise<MatchOrder | null>;
}

/**
 * The public job list, and a job's details, for signed-in candidates (contract, "Jobs") and for everybody (specification
 * 4, section 4).
 */
export function jobRoutes(
  deps: AppDeps & { reads: ReadDeps; publicJobs: PublicJobs; searches: JobSearches; best: Ranking },
): FastifyPluginAsync {
  const { reads, now, publicJobs, searches, best } = deps;
  return async (app) => {
    app.get('/job/list/', { schema: contractSchema('listJobs') }, async (request, reply) => {
      const list = await jobList(reads, callerAddress(request.ip));
      return list.value.send(request, reply, list);
    });

    app.get<{ Querystring: Partial<JobSearchQuery> & MatchQuery }>(
      '/job/search/',
      {
        schema: contractSchema('searchJobs'),
        config: { turn: READS.search.turn },
        onRequest: recogniseCandidate(deps),
      },
      async (request, reply) => {
        const {
          matchPlace = null,
          matchWork = null,
          matchEducation = null,
          matchWithout = '',
          ...query
        } = request.query;
        const address = callerAddress(request.ip);
        const signal = hangUpSignal(reply);
        if (query.sort !== 'match') return (await searches.page(query, address, null, signal)).send(request, reply);
        const order = await best.orderOf({
          place: matchPlace,
          work: matchWork,
          education: matchEducation,
          address,
          dismissed: matchWithout.split(',').filter(Boolean),
          candidateId: candidateIdOf(request),
          signal,
        });
        const ranked = order === null ? { ...query, sort: 'newest' as const } : query;
        // It tells of a person: no cache stores it.
        return reply
          .type('application/json; charset=utf-8')
          .send((await searches.page(ranked, address, order, signal)).text);
      },
    );

    app.get<{ Querystring: { city?: string; province?: string } }>(
      '/job/demand/',
      { schema: contractSchema('getJobDemand'), config: { turn: READS.demand.turn } },
      async (request, reply) => {
        const { city, province } = request.query;
        const places = [city, province].filter((place) => place !== undefined);
        return (await demandResponse(reads, places, callerAddress(request.ip))).send(request, reply);
      },
    );

    app.get<{ Params: { slug: string } }>(
      '/job/by-slug/:slug/',
      { schema: contractSchema('getJob'), onRequest: requireCandidate(deps) },
      async ({ params }) => {
        const job = await findJobBySlug(reads.db, params.slug, now());
        if (!job) throw new ApiFailure(4004, 'Lowongan tidak ditemukan.');
        return done(job);
      },
    );

    app.get<{ Params: { slug: string } }>(
      '/job/public/:slug/',
      { schema: contractSchema('getPublicJob') },
      async (request, reply) => {
        const { response, isRemoved } = await publicJobs.find(request.params.slug, callerAddress(request.ip));
        if (isRemoved) throw new ApiFailure(4007, 'Lowongan ini sudah tidak ada.');
        if (!response) throw new ApiFailure(4004, 'Lowongan tidak ditemukan.');
        return response.send(request, reply);
      },
    );
  };
}
