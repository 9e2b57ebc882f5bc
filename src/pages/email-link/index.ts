export { EmailLinkPage } from './ui/EmailLinkPage';
