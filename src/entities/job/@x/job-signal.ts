export type { Job, JobDetail } from '../model/job';
