export { matchReason } from './model/match-reason';
export { ChosenFilters } from './ui/ChosenFilters';
export { removableFilters } from './ui/filter-labels';
export { MoreFilters } from './ui/MoreFilters';
export { PlaceSuggestions } from './ui/PlaceSuggestions';
export { QueryFilters } from './ui/QueryFilters';
export { RelatedHeading } from './ui/RelatedHeading';
