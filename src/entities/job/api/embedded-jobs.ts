import { useState } from 'react';
import { safeParse } from 'valibot';
import { logFailure } from '@/shared/lib/logging';
import type { JobsPage } from '../model/find-jobs';
import { embeddedElement, useEmbeddedText } from './embedded-text';
import { toJobsPage } from './job-page';
import { jobPageDto } from './job-page.dto';
import type { JobPageParams } from './job-page-params';

/** Jobs that came with the page. */
export interface EmbeddedJobs {
  page: JobsPage;
  /** The clock of the server, by which the page tells the age of a job. */
  now: Date;
  /** True when they are what these parameters find. */
  isOf: (params: JobPageParams) => boolean;
}

interface EmbeddedText {
  params: JobPageParams;
  now: string;
  /** The body of the response to `GET job/list/` with these parameters. */
  response: unknown;
}

function parse(text: string | null): EmbeddedJobs | null {
  if (text === null) return null;
  try {
    const { params, now, response } = JSON.parse(text) as EmbeddedText;
    const { success, output } = safeParse(jobPageDto, response);
    if (!success) return null;
    const wanted = JSON.stringify(params);
    return {
      page: toJobsPage(output, params),
      now: new Date(now),
      isOf: (others) => JSON.stringify(others) === wanted,
    };
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

/** Removes the jobs from the page: by now the provider has sent newer ones. */
export function dropEmbeddedJobs(): void {
  embeddedElement('jobs')?.remove();
}
