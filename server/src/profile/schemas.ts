import type { components } from '../../../contract/provider';

/** What goes over the wire, by its name in the contract. */
export type Schemas = components['schemas'];
