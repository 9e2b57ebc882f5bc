import { logFailure } from '@/shared/lib/logging';
import { findJobs, paginate } from '../model/find-jobs';
import type { JobsPage } from '../model/find-jobs';
import { EVERY_JOB } from '../model/job-query';
import type { JobPageDto } from './job-page.dto';
import type { JobPageParams } from './job-page-params';
import { toJobs } from './job.mapper';

/** True when a list of so many rows can be the page that its `meta` describes. */
const isPageOf = ({ total, pageSize }: NonNullable<JobPageDto['meta']>, rows: number): boolean =>
  total >= rows && pageSize >= rows;

/**
 * The page in a response. A provider that knows no parameters sends the whole list, without `meta`: that is logged, and
 * the list is searched here, so that the app works with it too.
 */
export function toJobsPage({ data, meta }: JobPageDto, params: JobPageParams): JobsPage {
  const jobs = toJobs(data);
  if (!meta || !isPageOf(meta, jobs.length)) {
    logFailure('job/list: the provider sends no pages; build with JOB_SEARCH=browser for it');
    return paginate(findJobs(jobs, { ...EVERY_JOB, ...params }), params.page, params.pageSize);
  }
  const pageCount = Math.max(1, Math.ceil(meta.total / meta.pageSize));
  return { items: jobs, page: Math.min(meta.page, pageCount), pageCount, total: meta.total };
}
