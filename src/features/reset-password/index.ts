export { ResetPasswordForm } from './ResetPasswordForm';
export type { ResetLink } from './ResetPasswordForm';
