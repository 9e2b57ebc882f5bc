export { loadJobPage } from './load-page';
export { JobPlaceholder } from './ui/JobPlaceholder';
