export { SocialSection } from './ui/SocialSection';
