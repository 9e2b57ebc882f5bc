import type { Envelope } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import { findJobs, paginate } from '../model/find-jobs';
import type { JobsPage } from '../model/find-jobs';
import { EVERY_JOB } from '../model/job-query';
import type { JobPageParams } from './job-page-params';
import { readJobs } from './read-jobs';

/** More vacancies on one page than the contract allows are no page. */
const LARGEST_PAGE = 100;

interface PageMeta {
  total: number;
  page: number;
  pageSize: number;
}

const isCount = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least;

/** Which page an answer is; null where it does not say so, or says what cannot be. */
function readMeta(meta: unknown, rows: number): PageMeta | null {
  if (typeof meta !== 'object' || meta === null) return null;
  const { total, page, pageSize } = meta as Partial<Record<keyof PageMeta, unknown>>;
  if (!isCount(total, rows) || !isCount(page, 1) || !isCount(pageSize, Math.max(1, rows))) return null;
  return pageSize > LARGEST_PAGE ? null : { total, page, pageSize };
}

/** An answer of the job list to a call with parameters. */
export type JobPageAnswer = Envelope<unknown[]> & { meta?: unknown };

/**
 * The page that the provider answered. One that knows no parameters answers the whole list, without `meta`: that is
 * logged, and looked through here, so that the app works with it too.
 */
export async function toJobsPage({ data: rows, meta }: JobPageAnswer, params: JobPageParams): Promise<JobsPage> {
  const answered = readMeta(meta, rows.length);
  if (!answered) {
    logFailure('job/list: the provider answers no pages; build with JOB_SEARCH=browser for it');
    return paginate(findJobs(await readJobs(rows), { ...EVERY_JOB, ...params }), params.page, params.pageSize);
  }
  const pageCount = Math.max(1, Math.ceil(answered.total / answered.pageSize));
  return { items: await readJobs(rows), page: Math.min(answered.page, pageCount), pageCount, total: answered.total };
}
