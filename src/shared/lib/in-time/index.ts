export { inTime } from './in-time';
