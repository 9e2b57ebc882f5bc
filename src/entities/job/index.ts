export { jobApi, useGetJobQuery, useGetJobsQuery } from './api/job.api';
export { formatSalaryRange } from './model/format-salary';
export { isJob } from './model/is-job';
export { WORKING_TYPES, WORKPLACES } from './model/job';
export type { Job, JobDetail, WorkingType, Workplace } from './model/job';
export { placeLabel, workingTypeLabel, workplaceLabel } from './model/job-labels';
export { JobBadges } from './ui/JobBadges';
export { JobCard } from './ui/JobCard';
export { JobCardSkeleton } from './ui/JobCardSkeleton';
