import type { components } from '../../../contract/provider';

/** The schemas of `contract/openapi.yaml`, by name. */
export type Schemas = components['schemas'];
