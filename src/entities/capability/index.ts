export { useCapability, useDecidedCapability } from './model/use-capability';
export type { Capability } from './model/use-capability';
export { WhereCapable } from './ui/WhereCapable';
