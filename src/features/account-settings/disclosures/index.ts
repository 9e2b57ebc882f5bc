export { DisclosuresSection } from './ui/DisclosuresSection';
