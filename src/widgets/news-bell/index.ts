export { NewsBell } from './ui/NewsBell';
