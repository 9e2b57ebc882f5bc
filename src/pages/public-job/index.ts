export { PublicJobPage } from './PublicJobPage';
export { PublicJobTemplate } from './PublicJobTemplate';
