export { useVerification } from './use-verification';
export { ResendActivationForm } from './ResendActivationForm';
