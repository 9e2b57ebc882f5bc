export { useDecidedCapability } from '../use-capability';
