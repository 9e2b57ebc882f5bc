export { toReturnPath } from './model/return-path';
export { SignInForm } from './ui/SignInForm';
export { SignInModal } from './ui/SignInModal';
