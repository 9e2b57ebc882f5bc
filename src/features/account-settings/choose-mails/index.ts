export { MailsSection } from './ui/MailsSection';
