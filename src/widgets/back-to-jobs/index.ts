export { BackToJobs } from './ui/BackToJobs';
