import { toTime } from '@/shared/lib/dates';
import { searchKey } from '@titian/rules/search-key';
import { companySlug } from '@titian/rules/company-slug';
import { workingTypesOf } from '@titian/rules/working-types';
import type { Job } from './job';
import type { JobPage } from './job-page';
import { PAGE_SIZE } from './job-query';
import type { JobQuery } from './job-query';

/** Later than every instant that a date can hold. */
const LAST = Number.MAX_SAFE_INTEGER;

/** A test that a vacancy passes the text, the location and the filters of specification 1, and is of the company. */
function toTest({ search, location, workingType, workplace, company, open }: JobQuery): (job: Job) => boolean {
  const [title, province] = [searchKey(search), searchKey(location)];
  return (job) =>
    (!workingType || workingTypesOf(job).includes(workingType)) &&
    (!workplace || job.workplace === workplace) &&
    (!open || job.isOpen) &&
    (company === undefined || companySlug(job.company.name) === company) &&
    searchKey(job.province ?? '').includes(province) &&
    searchKey(job.title).includes(title);
}

/**
 * One page of the vacancies that a query finds in a list, for a provider that does not search: the text is looked for in
 * the title alone and the location in the province's name, both as a part and without regard to case. Further filters
 * are ignored. Vacancies of one instant keep the provider's order; those without one come last. Specification 1,
 * section 5.
 */
export function filterJobs(jobs: readonly Job[], query: JobQuery): JobPage {
  const { sort, pageSize = PAGE_SIZE } = query;
  const found = jobs.filter(toTest(query)).map((job) => ({ job, time: toTime(job.createdAt) }));
  found.sort(sort === 'oldest' ? (a, b) => (a.time || LAST) - (b.time || LAST) : (a, b) => b.time - a.time);
  const total = found.length;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, Math.trunc(query.page) || 1), pageCount);
  return {
    jobs: found.slice((page - 1) * pageSize, page * pageSize).map(({ job }) => ({ job, matchedIn: [] })),
    total,
    titleMatches: total,
    page,
    pageCount,
    facets: null,
    dropped: [],
    queryFilters: [],
  };
}
