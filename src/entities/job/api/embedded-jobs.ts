import { useState } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { safeParse } from 'valibot';
import { cachePublicResponse } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import type { JobPage } from '../model/job-page';
import { embeddedElement, useEmbeddedText } from './embedded-text';
import { jobApi } from './job.api';
import { SEARCH_PATH } from './job-path';
import { jobSearchDto, toJobPage } from './job-search.mapper';
import type { JobSearchParams } from './job-search-params';

/** The page of jobs that came with the page: the response to `GET job/search/` with these parameters. */
export interface EmbeddedJobs {
  params: JobSearchParams;
  found: JobPage;
  /** The clock of the server, by which the page tells the age of a job. */
  now: Date;
  /** As the provider would have sent it. */
  response: unknown;
}

function parse(text: string | null): EmbeddedJobs | null {
  if (text === null) return null;
  try {
    const { params, now, response } = JSON.parse(text) as Omit<EmbeddedJobs, 'now'> & { now: string };
    const { success, output } = safeParse(jobSearchDto, response);
    return success ? { params, found: toJobPage(output), now: new Date(now), response } : null;
  } catch (error) {
    logFailure('the jobs of the page could not be read', error);
    return null;
  }
}

/** The jobs that came with the page, which the first render shows; null for a page without any. */
export function useEmbeddedJobs(): EmbeddedJobs | null {
  const text = useEmbeddedText('jobs');
  return useState(() => parse(text))[0];
}

/**
 * Takes the jobs that came with the page for a response of the provider: no request is made for them, and they are there
 * without a connection. The page has them no more.
 */
export function embeddedJobsReceived(embedded: EmbeddedJobs): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (dispatch) => {
    const { params, found, response } = embedded;
    dispatch(jobApi.util.upsertQueryEntries([{ endpointName: 'searchJobs', arg: params, value: found }]));
    const query = new URLSearchParams(params as Record<string, string>);
    cachePublicResponse({ endpoint: 'searchJobs', path: `${SEARCH_PATH}?${query}` }, response);
    embeddedElement('jobs')?.remove();
  };
}
