export { JobPage } from './ui/JobPage';
