export { indexOf } from './model/job-index';
export type { JobIndex } from './model/job-index';
export { isQuery, searchIndex } from './model/search-index';
export type { JobMatch, QueryTexts } from './model/search-index';
export type { Hit } from './model/concept-hits';
export type { SearchableJob, SearchedField } from './model/searchable-job';
export { PLACES } from './model/place-names';
export { EDUCATION_LEVELS } from './model/education-levels';
export { findSimilarJobs } from './model/similar-jobs';
