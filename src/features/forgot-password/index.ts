export { ForgotPasswordForm } from './ui/ForgotPasswordForm';
export { ForgotPasswordModal } from './ui/ForgotPasswordModal';
