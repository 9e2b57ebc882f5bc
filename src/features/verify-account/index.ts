export { useVerification } from './model/use-verification';
export { ResendActivationForm } from './ui/ResendActivationForm';
