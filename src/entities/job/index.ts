export { jobApi, useGetJobQuery, useGetJobsQuery } from './api/job.api';
export { WORKING_TYPES, WORKPLACES } from './model/job';
export type { Job, JobDetail, WorkingType, Workplace } from './model/job';
