import { routes } from '@/shared/config';
import { toDocument } from './document';
import type { PageFrame } from './document';
import { renderAt } from './render';

/** A job for a page. */
export interface JobPageInput {
  /** `JobDetail` of the contract; its HTML is sanitised. */
  job: { slug: string };
  /** HTML of the page's head, with a title as the page itself has it. */
  head: string;
  /** An ISO 8601 instant: the time by which the page tells the age of the job. */
  now: string;
  /** The body of the response to `GET capabilities/`. */
  capabilities: string;
  /** True where the pictures wait until they are requested. */
  savesData: boolean;
}

/** Pictures that are seen first wait where data is saved, as all others do. No text has such an attribute: quotes are escaped. */
const withWaiting = (html: string, savesData: boolean): string =>
  savesData ? html.replaceAll(' loading="eager"', ' loading="lazy"') : html;

/** Renders a page of a job. */
async function renderJob(
  frame: PageFrame,
  { route, session }: { route: 'job' | 'publicJob'; session?: 'unknown' },
  { job, head, now, capabilities, savesData }: JobPageInput,
): Promise<string> {
  const path = routes[route].to(job.slug);
  const responses = [{ endpoint: 'getPublicJob', arg: job.slug, body: { data: job } }];
  const state = { capabilities: JSON.parse(capabilities) as unknown, rendered: { page: { now }, responses } };
  const { markup, ...rendered } = await renderAt(path, { state, ...(session && { session }) });
  return toDocument(frame, {
    route,
    path,
    query: false,
    head,
    ...rendered,
    markup: withWaiting(markup, savesData),
  });
}

/** The page of a job for everybody. Specification 4, section 4. */
export const renderPublicJob = (frame: PageFrame, input: JobPageInput): Promise<string> =>
  renderJob(frame, { route: 'publicJob' }, input);

/** The same for somebody who is signed in. */
export const renderKnownJob = (frame: PageFrame, input: JobPageInput): Promise<string> =>
  renderJob(frame, { route: 'publicJob', session: 'unknown' }, input);

/** The page of a job for candidates, with its name and pictures. */
export const renderCandidatesJob = (frame: PageFrame, input: JobPageInput): Promise<string> =>
  renderJob(frame, { route: 'job', session: 'unknown' }, input);
