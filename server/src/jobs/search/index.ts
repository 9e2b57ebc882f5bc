/** The search of jobs for the other parts of the server; `README.md` has its rules. */
export type { MatchOrder } from './match-order';
export { fillSearchColumns } from './fill-search-columns';
export { JobSearches, type JobSearchQuery } from './job-searches';
export { findFeedJobs, NewJobs } from './new-jobs';
export { conceptsOfTitle, type Concept } from './rules/concepts';
export { createDistance } from './rules/distance';
export type { Quality } from './rules/order';
export { ENTRIES, FILLERS, IGNORED, LONGEST_ENTRY, type Role } from './rules/tables';
export { DOCUMENT_VERSION, searchDocument } from './search-document';
export { settleSearchIndex } from './search-index';
export { placeNamed, type Place } from './search-tables';
export { addWordsOf } from './search-words';
