/**
 * The search of vacancies, and their ranking for candidates: what matches, how well, and why. The user stores the documents,
 * asks PostgreSQL, and gives what `Lookups` and `JobFinder` need. `README.md` has the rules.
 */
export type { Concept, QueryTexts } from './search/concepts';
export {
  findJobs,
  readQuery,
  type FoundCounts,
  type JobFinder,
  type Selection,
  type TextQuery,
} from './search/find-jobs';
export { explain, type MatchedIn } from './search/matched-in';
export { readFilters, type QueryFilter } from './search/query-filters';
export { toRanking, type Ranking } from './search/ranking';
export { DOCUMENT_RULES, searchDocument, type SearchedJob } from './search/search-document';
export { similarWork } from './search/similar-work';
export { toTsQuery } from './search/text-query';
export type { Lookups } from './search/typing-errors';
export { CandidateIndex } from './matching/candidate-index';
export type { KnownJob, MatchJob, MatchProfile, MatchReason } from './matching/match';
export { workKey } from './matching/repeats';
