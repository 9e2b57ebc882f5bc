export { SignUpModal } from './ui/SignUpModal';
