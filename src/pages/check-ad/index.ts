export { CheckAdPage } from './ui/CheckAdPage';
