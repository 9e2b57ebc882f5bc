import type { components } from '@contract';
import { JOB_ADDRESS_VERSION } from '@titian/rules/job-address';
import { looseObject, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { providerApi, recordEndpoints, filledText, idSchema, numberLike, oneOf } from '@/shared/api';
import type { Accepts } from '@/shared/api';
import type { SavedSearch, SavedSearchDraft } from '../model/saved-search';
import { ALERTS } from '../model/saved-search';

const savedSearchDto = looseObject({
  id: idSchema,
  name: filledText,
  query: string(),
  queryVersion: numberLike,
  alert: oneOf(ALERTS),
});

type SavedSearchDto = Accepts<components['schemas']['SavedSearch'], InferOutput<typeof savedSearchDto>>;

const toSavedSearch = ({ id, name, query, queryVersion, alert }: SavedSearchDto): SavedSearch => ({
  id,
  name,
  query: query.replace(/^\?/, ''),
  alert,
  isReadable: queryVersion <= JOB_ADDRESS_VERSION,
});

const toRequestBody = (draft: SavedSearchDraft): components['schemas']['SavedSearchWrite'] => ({
  ...draft,
  queryVersion: JOB_ADDRESS_VERSION,
});

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
