export { InterestSection } from './ui/InterestSection';
