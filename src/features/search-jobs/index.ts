export { isNarrowed } from './model/job-search';
export type { JobSearch, JobTab } from './model/job-search';
export { searchHistorySlice } from './model/search-history';
export { toStoredHistory } from './model/stored-history';
export { useJobSearch } from './model/use-job-search';
export type { JobSearchActions } from './model/use-job-search';
export { useSearchHistory } from './model/use-search-history';
export { JobSearchForm } from './ui/JobSearchForm';
export { SortSelect } from './ui/SortSelect';
