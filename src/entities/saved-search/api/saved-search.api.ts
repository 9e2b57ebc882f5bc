import { providerApi, recordEndpoints } from '@/shared/api';
import { savedSearchDto } from './saved-search.dto';
import { toRequestBody, toSavedSearch } from './saved-search.mapper';

/** Saved searches of the candidate: capability `savedSearches`. Specification 4, section 9. */
const savedSearchApi = providerApi.enhanceEndpoints({ addTagTypes: ['SavedSearch'] }).injectEndpoints({
  endpoints: (build) => {
    const { list, add, change, remove } = recordEndpoints(build, {
      url: 'candidate/saved-search/',
      tag: 'SavedSearch',
      dto: savedSearchDto,
      toItem: toSavedSearch,
      toRequestBody,
    });
    return { getSavedSearches: list, addSavedSearch: add, changeSavedSearch: change, deleteSavedSearch: remove };
  },
});

export const {
  useGetSavedSearchesQuery,
  useAddSavedSearchMutation,
  useChangeSavedSearchMutation,
  useDeleteSavedSearchMutation,
} = savedSearchApi;
