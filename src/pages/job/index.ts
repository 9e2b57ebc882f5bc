export { loadJobPage } from './load-page';
export { readJobAhead } from './read-ahead';
