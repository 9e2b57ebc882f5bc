export { LatestJobs } from './ui/LatestJobs';
