export {
  accountDeletionApi,
  useCancelDeletionMutation,
  useGetDeletionQuery,
  useRequestDeletionMutation,
} from './api/account-deletion.api';
export {
  useDownloadExportMutation,
  useGetExportQuery,
  useGetExportsQuery,
  useStartExportMutation,
} from './api/data-export.api';
export { useGetDisclosuresQuery } from './api/disclosure.api';
export { isBeingMade } from './model/data-export';
export type { DataExport } from './model/data-export';
export { DISCLOSED_FIELD_NAMES, DISCLOSED_FIELDS, toDisclosedFields } from './model/disclosure';
export type { DisclosedField, Disclosure } from './model/disclosure';
export { hasKnownDeletions } from './model/has-known-deletions';
export { dueDeletions, forgetDeletion, isDeletionKnown, rememberDeletion } from './model/known-deletions';
