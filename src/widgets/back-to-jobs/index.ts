export { BackToJobs } from './BackToJobs';
