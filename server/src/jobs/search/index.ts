/** The search of jobs for the other parts of the server; `README.md` has its rules. */
export { fillSearchColumns } from './fill-search-columns';
export { JobSearches, type JobSearchQuery } from './job-searches';
export { findFeedJobs, NewJobs } from './new-jobs';
export { conceptsOfTitle, type Concept } from './rules/concepts';
export { createDistance, DISTANCES } from './rules/distance';
export type { Quality } from './rules/order';
export { ENTRIES, FILLERS, IGNORED, LONGEST_ENTRY, type Role } from './rules/tables';
export type { MatchOrder } from './search-repository';
export { DOCUMENT_VERSION, searchDocument } from './search-document';
export { settleSearchIndex } from './search-index';
export { placeNamed, type Place } from './search-tables';
export { addWordsOf } from './search-words';
