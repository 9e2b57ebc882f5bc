export { ShareButton } from './ui/ShareButton';
