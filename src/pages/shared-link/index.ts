export { SharedLinkPage } from './SharedLinkPage';
