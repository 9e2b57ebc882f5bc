export { filterJobs } from '@/entities/job-search';
