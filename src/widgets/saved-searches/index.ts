export { SavedSearchesSection } from './SavedSearchesSection';
