export {
  useAddSavedSearchMutation,
  useChangeSavedSearchMutation,
  useDeleteSavedSearchMutation,
  useGetSavedSearchesQuery,
  ALERTS,
  alertLabel,
} from './saved-search.api';
export { useChangeDigestSettingMutation, useGetDigestSettingQuery, ZONES } from './digest-setting.api';
export type { DigestChoice } from './digest-setting.api';
export type { SavedSearch } from './saved-search.api';
