export { BASE_URL } from './base-url';
export {
  contractError,
  describeError,
  describeFailure,
  describeRetry,
  describeWait,
  isApiError,
  networkError,
} from './api-error';
export { sessionExpired } from './api-context';
export type { ApiContext, RenderedResponse } from './api-context';
export { envelope, messageOf } from './envelope';
export type { Accepts, Envelope, Parsed } from './envelope';
export { idSchema, isId, toReference } from './id';
export type { Id, Reference } from './id';
export { listSchema, parseRows } from './list-schema';
export { listTags, providerApi, responsesReceived } from './provider-api';
export { refreshAfter, recordEndpoints } from './record-endpoints';
export { isSettled } from './with-idempotency-key';
export { cachePublicResponse } from './with-response-cache';
export { prefetch } from './prefetch';
export { createRequestKeys, randomKey } from './request-keys';
export { useErrorText } from './use-error-text';
export { removeAllResponses, findCachedResponse, removePrivateResponses } from './response-cache';
export {
  responseStatusSlice,
  selectCachedAt,
  selectIsComplete,
  selectIsUnreachable,
  unreachableCleared,
} from './response-status';
export type { QueryKey } from './response-status';
export {
  countSchema,
  dayOrEmpty,
  filledDay,
  filledText,
  isOngoing,
  knownOrNull,
  numberLike,
  oneOf,
  optionalFlag,
  optionalText,
  recordFields,
  referenceOrNull,
  referenceSchema,
  textLike,
  textOrEmpty,
  textOrNull,
  visibleText,
} from './schemas';
export { changedTags, changing, isOutdated, versionIn, withVersion } from './versions';
export type { Versioned } from './versions';
export { cancelSaves, isCancelled } from './with-cancelling';
