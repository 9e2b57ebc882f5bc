export { useOnNear } from './model/use-on-near';
export { useOpenJob } from './model/use-open-job';
export { JobList } from './ui/JobList';
export { JobListCards } from './ui/JobListCards';
export { JobPagination } from './ui/JobPagination';
