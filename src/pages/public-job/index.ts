export { PublicJobPage } from './PublicJobPage';
export { MissingJobPage } from './parts';
