export { parseJobs } from '../api/parse-jobs';
export type { Job } from '../model/job';
