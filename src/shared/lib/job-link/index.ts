export { toJobPath } from './to-job-path';
