import { safeParse } from 'valibot';
import { jobSearchDto, toPageParams } from '@/entities/job';
import type { JobPageParams, JobSearchParams } from '@/entities/job';
import { parseJobSearch, serializeJobSearch } from '@/features/search-jobs';
import { OPEN_JOBS_PARAMS, toOpenJobs } from '@/pages/landing';
import { routes } from '@/shared/config';
import { toDocument } from './page-markup';
import type { PageFrame } from './page-markup';
import { SOMEBODY, renderAt } from './render';
import type { RenderedPage } from './rendered-page';

/** A page with jobs. */
type JobsPageAddress = {
  /** Its address without what changes nothing of the page. */
  address: string;
} & (
  | {
      /** The call whose response it shows, as the contract names it. */
      call: 'listJobs';
      params: JobPageParams;
    }
  /** A page for visitors alone. */
  | { call: 'searchJobs'; params: JobSearchParams }
);

type JobsPageInput = JobsPageAddress & {
  /** The body of the response. */
  response: string;
  /** An ISO 8601 instant: the time by which it tells the age of a job. */
  now: string;
  /** True for the page that a signed-in candidate sees until the app runs. */
  isSignedIn: boolean;
};

/** The page of an address that has jobs; null for any other, and for a search that the list's parameters do not have. */
function findJobsPage(url: string): JobsPageAddress | null {
  const { pathname, search: query } = new URL(url, 'http://localhost');
  const path = pathname.replace(/(.)\/+$/, '$1');
  if (path === routes.landing.to()) return { address: path, call: 'searchJobs', params: OPEN_JOBS_PARAMS };
  if (path !== routes.jobs.to()) return null;
  const search = parseJobSearch(query);
  if (search.tab === 'saved' || search.filters) return null;
  return { address: path + serializeJobSearch(search), call: 'listJobs', params: toPageParams(search) };
}

/** The JSON for the page of a call. */
function embeddedOf({ call, params, now, response }: JobsPageInput): NonNullable<RenderedPage['embedded']> {
  if (call === 'listJobs') {
    const json = `{"params":${JSON.stringify(params)},"now":${JSON.stringify(now)},"response":${response}}`;
    return { id: 'jobs', json };
  }
  const { output, success } = safeParse(jobSearchDto, JSON.parse(response));
  if (!success) throw new Error('The response to job/search/ is not what the contract says.');
  return { id: 'open-jobs', json: JSON.stringify(toOpenJobs(output)) };
}

/**
 * Makes the functions that a server calls.
 *
 * @param frame of the build's pages
 */
export const serve = (frame: PageFrame) => ({
  findJobsPage,

  /** The document of a page with jobs. */
  async renderJobsPage(input: JobsPageInput): Promise<string> {
    const { address, call, isSignedIn } = input;
    const embedded = embeddedOf(input);
    const rendered = await renderAt(address, { embedded, ...(isSignedIn && { session: SOMEBODY }) });
    return toDocument(frame, {
      route: call === 'listJobs' ? 'jobs' : 'landing',
      path: address.split('?', 1)[0] ?? '',
      query: false,
      ...(isSignedIn && { placeholder: 'candidates' }),
      embedded,
      ...rendered,
    });
  },
});
