export { useCapability } from '../model/use-capability';
