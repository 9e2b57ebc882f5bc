export { OPEN_JOBS_PARAMS, toOpenJobs } from './model/open-jobs';
export { LandingPage } from './ui/LandingPage';
