export { SharedLinkPage } from './ui/SharedLinkPage';
