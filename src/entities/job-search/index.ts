export { EDUCATION_LEVELS } from '@titian/rules/education-levels';
export {
  UNCOUNTED_OPTIONS,
  addOptions,
  countOptions,
  filterJobs,
  knownFilters,
  passesFilters,
} from './model/filter-jobs';
export type { FilterOption, FilterOptions } from './model/filter-jobs';
export { FILTER_NAMES, NO_FILTERS, setFilters, usedFilters } from '@titian/rules/job-filters';
export type { FilterName, JobFilters } from '@titian/rules/job-filters';
export { TEXT_LIMIT, oneOf, parseJobAddress, writeJobAddress } from '@titian/rules/job-address';
export { toSearchParams } from '@titian/rules/search-params';
export { indexOf } from './model/job-index';
export { isQuery, searchIndex } from './model/search-index';
export type { Found, JobMatch } from './model/search-index';
export { mergeMatches } from './model/merge-matches';
export type { ProviderFound } from './model/merge-matches';
export type { Hit } from './model/concept-hits';
export type { SearchableJob } from './model/searchable-job';
export { PLACES } from '@titian/rules/place-names';
export type { Place } from '@titian/rules/place-names';
export { findItemsByPlace, placeMeaning, suggestPlaces } from './model/suggest-places';
export { findSimilarJobs, wordsOfWork } from './model/similar-jobs';
export { toMatchIndex } from './model/match-index';
