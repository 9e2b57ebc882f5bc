export {
  useAddSavedSearchMutation,
  useChangeSavedSearchMutation,
  useDeleteSavedSearchMutation,
  useGetSavedSearchesQuery,
} from './api/saved-search.api';
export { useChangeDigestSettingMutation, useGetDigestSettingQuery } from './api/digest-setting.api';
export { ZONES } from './model/digest-setting';
export type { DigestChoice } from './model/digest-setting';
export { ALERTS, alertLabel } from './model/saved-search';
export type { SavedSearch, SavedSearchDraft } from './model/saved-search';
