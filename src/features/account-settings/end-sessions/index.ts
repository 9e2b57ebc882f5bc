export { SessionsSection } from './ui/SessionsSection';
