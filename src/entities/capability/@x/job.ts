export { WhereCapable, useDecidedCapability } from '../use-capability';
