export type { RelatedJob, RelatedJobs } from './model/related-jobs';
export { ChosenFilters } from './ui/ChosenFilters';
export { removableFilters } from './ui/filter-labels';
export { MoreFilters } from './ui/MoreFilters';
export { PlaceSuggestions } from './ui/PlaceSuggestions';
export { RelatedFailure } from './ui/RelatedFailure';
export { RelatedList } from './ui/RelatedList';
export { RelatedSearching } from './ui/RelatedSearching';
