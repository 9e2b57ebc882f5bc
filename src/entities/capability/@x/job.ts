export { useDecidedCapability } from '../model/use-capability';
