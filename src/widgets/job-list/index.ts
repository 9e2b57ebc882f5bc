export { readFoundJobs } from './model/read-found-jobs';
export { JobList } from './ui/JobList';
