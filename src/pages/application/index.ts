export { ApplicationPage } from './ui/ApplicationPage';
