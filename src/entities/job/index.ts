export { jobApi, useGetJobQuery, useGetJobsQuery, useGetPublicJobQuery, useSearchJobsQuery } from './api/job.api';
export { jobDto } from './api/job.dto';
export { parseStoredJob, toJobs, toProviderForm } from './api/job.mapper';
export { jobPath } from './api/job-path';
export { toJobSearchParams } from './api/job-search-params';
export type { JobSearchParams } from './api/job-search-params';
export { jobSearchDto } from './api/job-search.mapper';
export type { JobSearchDto } from './api/job-search.mapper';
export { companySlug } from '@titian/rules/company-slug';
export { filterJobs } from './model/filter-jobs';
export {
  formatAge,
  formatPayShort,
  formatSalaryRange,
  perPeriod,
  placeLabel,
  workingTypeLabel,
  workplaceLabel,
} from './model/job-labels';
export { WORKING_TYPES, WORKPLACES } from './model/job';
export type { Job, JobDetail, JobSignal, WorkingType, Workplace } from './model/job';
export type { FilterOption, FoundJob, JobFacets, JobHit, JobPage, PlaceOption, QueryFilter } from './model/job-page';
export { EVERY_JOB, JOB_SORTS, PAGE_SIZE } from './model/job-query';
export type { JobQuery, JobSort, MatchParams } from './model/job-query';
export { useJobFacets } from './model/use-job-facets';
export { useJobPage } from './model/use-job-page';
export type { JobPageState } from './model/use-job-page';
export { JobCard } from './ui/JobCard';
export { JobFacts } from './ui/JobFacts';
export { JobCardSkeleton } from './ui/JobCardSkeleton';
export { badgesStyle, jobCardsStyle } from './ui/job-card-style';
