/** The search of jobs for the other parts of the server; `packages/job-search` has its rules. */
export { fillSearchColumns } from './fill-search-columns';
export { JobSearches, type JobSearchQuery } from './job-searches';
export { findFeedJobs, NewJobs } from './new-jobs';
export type { MatchOrder } from './search-repository';
export { DOCUMENT_VERSION, settleSearchIndex } from './search-index';
export { placeNamed, toSearchedJob, type Place } from './search-tables';
export { addWordsOf } from './search-words';
