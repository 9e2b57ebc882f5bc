export { useCapability } from '../use-capability';
