export { ShareButton } from './ui/ShareButton';
export { ShareJobDialog } from './ui/ShareJobDialog';
