export { loadJobsPage } from './load-page';
