export { ResetPasswordForm } from './ui/ResetPasswordForm';
export type { ResetLink } from './ui/ResetPasswordForm';
