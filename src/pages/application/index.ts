export { ApplicationPage } from './ApplicationPage';
