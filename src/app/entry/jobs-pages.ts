import { parse } from 'valibot';
import { matchPath } from 'react-router-dom';
import { EVERY_JOB, jobSearchDto, toJobSearchParams } from '@/entities/job';
import type { JobSearchParams } from '@/entities/job';
import { parseJobSearch, serializeJobSearch } from '@/features/search-jobs';
import { OPEN_JOBS_PARAMS, toOpenJobs } from '@/pages/landing';
import { routes } from '@/shared/config';
import type { RouteName } from '@/shared/config';
import type { PageState } from '../state';
import { toDocument } from './document';
import type { PageFrame } from './document';
import { renderCandidatesJob, renderKnownJob, renderPublicJob } from './job-pages';
import type { JobPageInput } from './job-pages';
import { renderAt } from './render';

/** A page with jobs. */
interface JobsPageAddress {
  /** Its address without what changes nothing of the page. */
  address: string;
  /** Of `GET job/search/`, whose response it shows. */
  params: JobSearchParams;
}

interface JobsPageInput extends JobsPageAddress {
  /** The body of the response. */
  response: string;
  /** An ISO 8601 instant: the time by which it tells the age of a job. */
  now: string;
  /** True for the page that somebody who is signed in gets. */
  isSignedIn: boolean;
  /** The body of the response to `GET capabilities/`. */
  capabilities: string;
  /** How many candidates have an account, on the landing page. */
  candidates?: number;
}

/** True for the address of the landing page, which is for visitors alone. */
const isLanding = (path: string): boolean => path === routes.landing.to();

/** One page of a company's open jobs, as `useCompany` asks for it. */
function findCompanyPage(company: string, wanted: number): JobsPageAddress {
  const params = toJobSearchParams({ ...EVERY_JOB, company, open: true, page: wanted, facets: true }, true);
  const query = params.page === 1 ? '' : `?page=${params.page}`;
  return { address: routes.company.to(company) + query, params };
}

const routeOf = (address: string): RouteName => {
  if (isLanding(address)) return 'landing';
  return matchPath(routes.company.pattern, address.split('?', 1)[0] ?? '') ? 'company' : 'jobs';
};

/** The page of an address that has jobs; null for any other, and for jobs that are a person's own or in their order. */
function findJobsPage(url: string): JobsPageAddress | null {
  const { pathname, search: query } = new URL(url, 'http://localhost');
  const path = pathname.replace(/(.)\/+$/, '$1');
  if (isLanding(path)) return { address: path, params: OPEN_JOBS_PARAMS };
  const company = matchPath(routes.company.pattern, path)?.params.slug;
  if (company) return findCompanyPage(company, Number(new URLSearchParams(query).get('page')));
  if (path !== routes.jobs.to()) return null;
  const search = parseJobSearch(query);
  if (search.tab === 'saved' || search.sort === 'match') return null;
  return { address: path + serializeJobSearch(search), params: toJobSearchParams(search, true) };
}

/** The state of a page: the landing page's response has no more than it shows. */
function stateOf({ address, params, now, response, capabilities, candidates }: JobsPageInput): PageState {
  const sent: unknown = JSON.parse(response);
  const body = isLanding(address) ? toOpenJobs(parse(jobSearchDto, sent)) : sent;
  return {
    capabilities: JSON.parse(capabilities) as unknown,
    rendered: { page: { now, candidates }, responses: [{ endpoint: 'searchJobs', arg: params, body }] },
  };
}

/**
 * Makes the functions that a server calls.
 *
 * @param frame of the build's pages
 */
export const createRenderers = (frame: PageFrame) => ({
  findJobsPage,

  /** The document of a job's public page. */
  renderPublicJob: (input: JobPageInput): Promise<string> => renderPublicJob(frame, input),

  /** The same for somebody who is signed in. */
  renderKnownJob: (input: JobPageInput): Promise<string> => renderKnownJob(frame, input),

  /** The document of a job's page for candidates. */
  renderCandidatesJob: (input: JobPageInput): Promise<string> => renderCandidatesJob(frame, input),

  /** The document of a page with jobs. */
  async renderJobsPage(input: JobsPageInput): Promise<string> {
    const { address, isSignedIn } = input;
    const rendered = await renderAt(address, {
      state: stateOf(input),
      ...(isSignedIn && { session: 'unknown' as const }),
    });
    return toDocument(frame, {
      route: routeOf(address),
      path: address.split('?', 1)[0] ?? '',
      query: false,
      ...rendered,
    });
  },
});
