export { SocialSection } from './ui/SocialSection';
export { useSocialProposals } from './ui/use-social-proposals';
