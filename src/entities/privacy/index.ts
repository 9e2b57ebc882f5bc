export {
  accountDeletionApi,
  useCancelDeletionMutation,
  useGetDeletionQuery,
  useRequestDeletionMutation,
} from './api/account-deletion.api';
export {
  isBeingMade,
  useDownloadExportMutation,
  useGetExportQuery,
  useGetExportsQuery,
  useStartExportMutation,
} from './api/data-export.api';
export { useGetDisclosuresQuery } from './api/disclosure.api';
export type { DataExport } from './api/data-export.api';
export { DISCLOSED_FIELD_NAMES, DISCLOSED_FIELDS, toDisclosedFields } from './model/disclosure';
export type { DisclosedField, Disclosure } from './model/disclosure';
export { hasKnownDeletions } from './model/has-known-deletions';
export { dueDeletions, forgetDeletion, isDeletionKnown, rememberDeletion } from './model/known-deletions';
