export { LatestJobs } from './LatestJobs';
