import { looseObject, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { JOB_ADDRESS_VERSION } from '@titian/rules/job-address';
import { providerApi, recordEndpoints, filledText, idSchema, numberLike, oneOf } from '@/shared/api';
import type { Accepts, Id } from '@/shared/api';
import { texts } from './texts';

export const ALERTS = ['none', 'daily', 'weekly'] as const;

/** How often new jobs are mailed. */
type Alert = (typeof ALERTS)[number];

/** The same in words. */
export const alertLabel = (alert: Alert): string => texts.alerts[alert];

/** A search with its name, to be saved. */
export interface SavedSearchDraft {
  name: string;
  /** Query of the job list's address, without its question mark. */
  query: string;
  alert: Alert;
}

/** A search that a candidate has saved. Specification 4, section 9. */
export interface SavedSearch extends SavedSearchDraft {
  id: Id;
  /** False where a later release of the app has saved it in a form that this one does not know. */
  isReadable: boolean;
}

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
