export { answerAgesSlice, selectIsUnreachable, selectIsWhole, selectKeptAt, troubleForgotten } from './answer-ages';
export type { Read } from './answer-ages';
export { apiPart, whenApiIsThere } from './api-part';
export { removePrivateAnswers } from './answer-store';
export { beginRead } from './begun-reads';
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
export { listTags, providerApi } from './provider-api';
export { readsOf } from './reads';
export type { Reads } from './reads';
export { refreshAfter } from './refresh-after';
export { toReference } from './reference';
export type { Reference } from './reference';
export { createRequestKeys } from './request-keys';
export { changedTags, changing, isOutdated, versionIn } from './versions';
export type { Versioned } from './versions';
export * as wire from './wire';
export { cancelSaves, isCancelled } from './with-cancelling';
