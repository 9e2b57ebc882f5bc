import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { safeParse } from 'valibot';
import { cachePublicResponse } from '@/shared/api';
import type { JobDetail } from '../model/job';
import { jobApi } from './job.api';
import { jobDetailDto } from './job.dto';
import { toJobDetail } from './job.mapper';
import { publicJobPath } from './job-path';

/** The id of the JSON script element in which the reference provider puts the job of a public page. */
const ELEMENT = 'job';

/** A job that came with its page, so that no call is made for it. Specification 4, section 4. */
export interface EmbeddedJob {
  job: JobDetail;
  /** As the provider would have sent it. */
  data: unknown;
}

function embeddedElement(): HTMLElement | null {
  const element = document.getElementById(ELEMENT);
  return element?.getAttribute('type') === 'application/json' ? element : null;
}

/**
 * Reads the job that came with the page.
 *
 * @returns null for a page without one, with another job's, or with one that cannot be read
 */
export function readEmbeddedJob(slug: string): EmbeddedJob | null {
  try {
    const data: unknown = JSON.parse(embeddedElement()?.textContent ?? 'null');
    const { success, output } = safeParse(jobDetailDto, data);
    return success && output.slug === slug ? { job: toJobDetail(output), data } : null;
  } catch {
    return null;
  }
}

/**
 * Takes the job that came with the page for a response of the provider: it is stale when any other would be, and is
 * there without a connection. The page has it no more.
 */
export function embeddedJobReceived({ job, data }: EmbeddedJob): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (dispatch) => {
    dispatch(jobApi.util.upsertQueryEntries([{ endpointName: 'getPublicJob', arg: job.slug, value: job }]));
    cachePublicResponse({ endpoint: 'getPublicJob', path: publicJobPath(job.slug) }, { data });
    embeddedElement()?.remove();
  };
}
