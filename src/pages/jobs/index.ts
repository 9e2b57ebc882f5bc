export { loadJobsPage } from './load-page';
export { readJobsAhead } from './read-ahead';
