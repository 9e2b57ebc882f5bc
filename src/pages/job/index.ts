export { JobPage } from './ui/JobPage';
export { JobPlaceholder } from './ui/JobPlaceholder';
