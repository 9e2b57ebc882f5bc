import { object, pipe, string, transform } from 'valibot';
import type { components } from '@contract';
import { JOB_ADDRESS_VERSION } from '@titian/rules/job-address';
import { filledText, numberLike, oneOf, optionalText, providerApi, recordEndpoints, recordFields } from '@/shared/api';
import type { Parsed } from '@/shared/api';
import { texts } from './texts';

export const ALERTS = ['none', 'daily', 'weekly'] as const;

/** How often new jobs are mailed. */
type Alert = (typeof ALERTS)[number];

/** The same in words. */
export const alertLabel = (alert: Alert): string => texts.alerts[alert];

/** Specification 4, section 9. */
const savedSearchDto = pipe(
  object({
    ...recordFields,
    name: filledText,
    query: string(),
    queryVersion: numberLike,
    alert: oneOf(ALERTS),
    createdAt: optionalText,
  }),
  transform(({ query, queryVersion, ...record }) => ({
    ...record,
    /** Query of the job list's address, without its question mark. */
    query: query.replace(/^\?/, ''),
    /** False where a later release of the app has saved it in a form that this one does not know. */
    isReadable: queryVersion <= JOB_ADDRESS_VERSION,
  })),
);

/** A search that a candidate has saved. */
export type SavedSearch = Parsed<components['schemas']['SavedSearch'], typeof savedSearchDto>;

/** Saved searches of the candidate: capability `savedSearches`. Specification 4, section 9. */
const savedSearchApi = providerApi.enhanceEndpoints({ addTagTypes: ['SavedSearch'] }).injectEndpoints({
  endpoints: (build) => {
    const { list, add, change, remove } = recordEndpoints(build, {
      url: 'candidate/saved-search/',
      tag: 'SavedSearch',
      dto: savedSearchDto,
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
