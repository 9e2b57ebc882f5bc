export { answerAgesSlice, selectIsUnreachable, selectIsWhole, selectKeptAt, troubleForgotten } from './answer-ages';
export type { Read } from './answer-ages';
export { removePrivateAnswers } from './answer-store';
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
export type { ApiContext } from './api-context';
export { answerSchema, envelope, isId, messageOf } from './envelope';
export type { Accepts, Envelope, Id } from './envelope';
export { fittingRows, readBy, rowsEnvelope } from './fitting-rows';
export { idSchema } from './id-schema';
export { loadedApi, onApiLoaded } from './lazy-api';
export { listTags, providerApi } from './provider-api';
export { refreshAfter } from './refresh-after';
export { toReference } from './reference';
export type { Reference } from './reference';
export { prefetch } from './prefetch';
export { createRequestKeys } from './request-keys';
export { changedTags, changing, isOutdated, versionIn } from './versions';
export type { Versioned } from './versions';
export * as wire from './wire';
export { cancelSaves, isCancelled } from './with-cancelling';
