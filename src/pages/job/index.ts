export { loadJobPage } from './load-page';
