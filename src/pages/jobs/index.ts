export { JobsPage } from './ui/JobsPage';
