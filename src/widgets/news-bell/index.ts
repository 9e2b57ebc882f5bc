export { NewsBell } from './NewsBell';
