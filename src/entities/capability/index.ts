export { parseFeatures } from './capability-store';
export { RenderedFeatures, useCapability, useDecidedCapability, WhereCapable } from './use-capability';
export type { Capability } from './use-capability';
