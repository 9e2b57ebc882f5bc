export { capabilitiesOf, capabilitySlice, startCapabilities } from './capabilities';
export { useCapability, useDecidedCapability, WhereCapable } from './use-capability';
export type { Capability } from './use-capability';
