export { useVerification } from './model/use-verification';
