export { PreviewButton } from './ui/PreviewButton';
