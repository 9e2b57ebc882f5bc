export { EmailLinkPage } from './EmailLinkPage';
