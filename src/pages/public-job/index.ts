export { PublicJobPage } from './ui/PublicJobPage';
export { PublicJobTemplate } from './ui/PublicJobTemplate';
