export { parseJobs } from '../api/job.mapper';
export type { Job } from '../model/job';
