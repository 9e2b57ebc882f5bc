export { contractError, describeError, isApiError } from './api-error';
export type { ApiError } from './api-error';
export { sessionExpired } from './base-query';
export type { ApiContext } from './base-query';
export { envelope, idSchema, messageOf } from './envelope';
export type { Accepts, Envelope, Id } from './envelope';
export { listTags, providerApi } from './provider-api';
export { referenceSchema, toReference } from './reference';
export type { Reference } from './reference';
