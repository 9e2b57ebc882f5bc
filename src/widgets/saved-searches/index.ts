export { SavedSearchesSection } from './ui/SavedSearchesSection';
