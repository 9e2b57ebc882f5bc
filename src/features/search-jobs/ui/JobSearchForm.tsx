import { memo, useCallback, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { lazyDialog } from '@/shared/ui/dialog';
import { setFilters } from '@titian/rules/job-filters';
import { countFilters } from '../model/job-search';
import type { JobSearch } from '../model/job-search';
import type { JobSearchActions } from '../model/use-job-search';
import { useSearchHistory } from '../model/use-search-history';
import { texts } from '../texts';
import { JobFilters, ResetButton } from './JobFilters';
import { MORE_FILTERS_ID, MoreFiltersButton } from './MoreFiltersButton';
import { RecentSearches } from './RecentSearches';
import { SearchButtons } from './SearchButtons';
import { SearchText } from './SearchText';

/** Fetched when it opens. */
const FilterSheet = lazyDialog(async () => (await import('./FilterSheet')).FilterSheet);

interface JobSearchFormProps {
  search: JobSearch;
  actions: JobSearchActions;
  /** True while the login-required pop-up is open. Specification 1, section 6. */
  disabled: boolean;
  /** True when there are further filters. */
  canFilter: boolean;
  /** The form is used: something in it got the focus, or the further filters were opened. */
  onUse: () => void;
  /** Places that may be meant, and the further filters if they are open. */
  renderExtras: (moreOpen: boolean) => ReactNode;
  /** Label of the button that leads from the filters of a phone to what they leave. */
  showLabel: ReactNode;
}

/**
 * Search form: text, filters and recent searches. On a phone a button opens the filters in a dialog. Each part is drawn
 * again only when its own value changes: a letter must not wait for the filters.
 */
export const JobSearchForm = memo(function JobSearchForm(props: JobSearchFormProps) {
  const { search, actions, disabled, canFilter, onUse, renderExtras, showLabel } = props;
  const { entries, remember } = useSearchHistory();
  const [filtersOpen, setFiltersOpen] = useState(false);

  const handleChoose = useCallback(
    (text: string) => {
      actions.change({ search: text });
      remember(text);
    },
    [actions, remember],
  );
  const [moreOpen, setMoreOpen] = useState(false);
  const handleToggleMore = useCallback(() => {
    // Safari does not focus a button that is clicked, and a click before the app started comes without a focus event.
    onUse();
    setMoreOpen((open) => !open);
  }, [onUse]);
  const handleOpenFilters = useCallback(() => setFiltersOpen(true), []);
  const handleCloseFilters = useCallback(() => setFiltersOpen(false), []);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    actions.commit();
    remember(search.search);
  }

  const reset = <ResetButton disabled={disabled} onReset={actions.clear} />;
  const filters = (
    <JobFilters
      location={search.location}
      workingType={search.workingType}
      workplace={search.workplace}
      actions={actions}
      disabled={disabled}
    />
  );
  const moreFilters = (
    <MoreFiltersButton
      count={search.filters ? setFilters(search.filters).length : 0}
      open={moreOpen}
      shown={canFilter}
      disabled={disabled}
      onToggle={handleToggleMore}
    />
  );
  const extras = (
    <div id={MORE_FILTERS_ID} className="search-extras">
      {renderExtras(moreOpen)}
    </div>
  );

  return (
    <form className="search-form" role="search" aria-label={texts.form} onSubmit={handleSubmit} onFocus={onUse}>
      <div className="search-text">
        <SearchText value={search.search} actions={actions} disabled={disabled} />
        <SearchButtons filterCount={countFilters(search)} disabled={disabled} onOpenFilters={handleOpenFilters} />
      </div>
      {/* The controls exist once: in the dialog or in the form. */}
      {filtersOpen ? (
        <FilterSheet reset={reset} showLabel={showLabel} onClose={handleCloseFilters}>
          {filters}
          {moreFilters}
          {extras}
        </FilterSheet>
      ) : (
        <>
          <div className="search-filters">
            {filters}
            {reset}
            {moreFilters}
          </div>
          {extras}
        </>
      )}
      <RecentSearches entries={entries} disabled={disabled} onChoose={handleChoose} />
    </form>
  );
});
