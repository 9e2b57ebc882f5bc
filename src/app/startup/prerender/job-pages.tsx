import { parseJobDetail } from '@/entities/job';
import { JobPlaceholder } from '@/pages/job';
import { routes } from '@/shared/config';
import { toDocument } from './page-markup';
import type { PageFrame } from './page-markup';
import { PLACEHOLDER_SESSION, render, renderAt } from './render';
import { pageAt } from './render-pages';

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

/** The page of a job for everybody, which the app hydrates. Specification 4, section 4. */
export async function renderPublicJob(frame: PageFrame, input: JobPageInput): Promise<string> {
  const { job, head, now, capabilities, savesData } = input;
  const path = routes.publicJob.to(job.slug);
  const body = { data: job };
  const responses = [{ endpoint: 'getPublicJob', arg: job.slug, body }];
  const state = { capabilities: JSON.parse(capabilities) as unknown, rendered: { page: { now }, responses } };
  const { markup, ...rendered } = await renderAt(path, { state });
  const page = {
    route: 'publicJob',
    path,
    query: false,
    placeholder: 'everybody',
    head,
  } as const;
  return toDocument(frame, { ...page, ...rendered, markup: withWaiting(markup, savesData) });
}

/** The page of a job for candidates until the app runs: its name and pictures. */
export async function renderCandidatesJob(
  frame: PageFrame,
  { job: data, head, savesData }: JobPageInput,
): Promise<string> {
  const job = parseJobDetail(data);
  if (!job) throw new Error('The job is not what the contract says.');
  const path = routes.job.to(job.slug);
  const { markup, ...rendered } = await render(pageAt(path, <JobPlaceholder job={job} />), {
    session: PLACEHOLDER_SESSION,
  });
  const page = { route: 'job', path: null, query: false, placeholder: 'candidates', head } as const;
  return toDocument(frame, { ...page, ...rendered, markup: withWaiting(markup, savesData) });
}
