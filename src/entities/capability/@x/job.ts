export { WhereCapable, useCapability, useDecidedCapability } from '../use-capability';
