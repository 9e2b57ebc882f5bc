import { lazyPart } from '@/shared/lib/lazy-part';
import { SectionAccordion } from '@/shared/ui/SectionAccordion';
import { FailureState } from '@/shared/ui/feedback';
import { texts } from './texts';

/** Fetched when the section opens. */
const SavedSearches = lazyPart<object>(
  'the saved searches',
  async () => (await import('./SavedSearches')).SavedSearches,
  { Failure: ({ error, onRetry }) => <FailureState title={texts.loadFailed} error={error} onRetry={onRetry} /> },
);

/** Searches that the candidate has saved. Specification 4, section 9. */
export const SavedSearchesSection = () => (
  <SectionAccordion name="saved-searches" title={texts.title}>
    <SavedSearches />
  </SectionAccordion>
);
