export { StaleDataAlert } from './StaleDataAlert';
