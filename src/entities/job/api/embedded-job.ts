import { useState } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { safeParse } from 'valibot';
import { cachePublicResponse } from '@/shared/api';
import type { JobDetail } from '../model/job';
import { embeddedElement, useEmbeddedText } from './embedded-text';
import { jobApi } from './job.api';
import { jobDetailDto } from './job.dto';
import { toJobDetail } from './job.mapper';
import { publicJobPath } from './job-path';

/** A job that came with its page, so that no call is made for it. Specification 4, section 4. */
export interface EmbeddedJob {
  job: JobDetail;
  /** As the provider would have sent it. */
  data: unknown;
  /** The clock of the server, by which the page tells the age of the job. */
  now: Date;
}

/**
 * Parses a job in the provider's form.
 *
 * @returns null for anything else
 */
export function parseJobDetail(data: unknown): JobDetail | null {
  const { success, output } = safeParse(jobDetailDto, data);
  return success ? toJobDetail(output) : null;
}

function parse(slug: string, text: string | null): EmbeddedJob | null {
  try {
    const { now, job: data } = JSON.parse(text ?? '{}') as { now?: string; job?: unknown };
    const job = parseJobDetail(data);
    return job?.slug === slug ? { job, data, now: new Date(now ?? '') } : null;
  } catch {
    return null;
  }
}

/** The job that came with the page, which the first render shows; null for a page without it, or with another one. */
export function useEmbeddedJob(slug: string): EmbeddedJob | null {
  const text = useEmbeddedText('job');
  return useState(() => parse(slug, text))[0];
}

/**
 * Takes the job that came with the page for a response of the provider: it is stale when any other would be, and is
 * there without a connection. The page has it no more.
 */
export function embeddedJobReceived({ job, data }: EmbeddedJob): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (dispatch) => {
    dispatch(jobApi.util.upsertQueryEntries([{ endpointName: 'getPublicJob', arg: job.slug, value: job }]));
    cachePublicResponse({ endpoint: 'getPublicJob', path: publicJobPath(job.slug) }, { data });
    embeddedElement('job')?.remove();
  };
}
