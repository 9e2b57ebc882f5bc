import { memo, useCallback, useState } from 'react';
import type { ComponentType, SubmitEvent } from 'react';
import { setFilters } from '@/entities/job-search';
import { countFilters } from '../model/job-search';
import type { JobSearch } from '../model/job-search';
import type { JobSearchActions } from '../model/use-job-search';
import { useSearchHistory } from '../model/use-search-history';
import { texts } from '../texts';
import { JobFilters } from './JobFilters';
import { MORE_FILTERS_ID, MoreFiltersButton } from './MoreFiltersButton';
import { RecentSearches } from './RecentSearches';
import { FILTERS_ID, SearchButtons } from './SearchButtons';
import { SearchText } from './SearchText';

export interface SearchExtrasProps {
  search: JobSearch;
  actions: JobSearchActions;
  disabled: boolean;
  /** True when the further filters are open. */
  moreOpen: boolean;
}

interface JobSearchFormProps {
  search: JobSearch;
  actions: JobSearchActions;
  /** While the pop-up that asks for an account is open. Specification 1, section 6. */
  disabled: boolean;
  /** True when there are further filters. */
  canFilter: boolean;
  /** The form is used: something in it got the focus. */
  onUse: () => void;
  /** Places that may be meant, and the further filters; null until the form is used. */
  Extras: ComponentType<SearchExtrasProps> | null;
}

/**
 * Search form: text, filters and recent searches. On a phone the filters wait behind a button. Each part is drawn
 * again only when its own value changes: a letter must not wait for the filters.
 */
export const JobSearchForm = memo(function JobSearchForm(props: JobSearchFormProps) {
  const { search, actions, disabled, canFilter, onUse, Extras } = props;
  const { entries, remember } = useSearchHistory();
  const [filtersOpen, setFiltersOpen] = useState(() => countFilters(search) > 0);

  const handleChoose = useCallback(
    (text: string) => {
      actions.change({ search: text });
      remember(text);
    },
    [actions, remember],
  );
  const [moreOpen, setMoreOpen] = useState(false);
  const handleToggleMore = useCallback(() => setMoreOpen((open) => !open), []);
  const handleToggleFilters = useCallback(() => setFiltersOpen((open) => !open), []);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    actions.commit();
    remember(search.search);
  }

  return (
    <form className="search-form" role="search" aria-label={texts.form} onSubmit={handleSubmit} onFocus={onUse}>
      <div className="search-text">
        <SearchText value={search.search} actions={actions} disabled={disabled} />
        <SearchButtons
          filterCount={countFilters(search)}
          filtersOpen={filtersOpen}
          disabled={disabled}
          onToggleFilters={handleToggleFilters}
        />
      </div>
      <div id={FILTERS_ID} className="search-filters" data-open={filtersOpen || undefined}>
        <JobFilters
          location={search.location}
          workingType={search.workingType}
          workplace={search.workplace}
          actions={actions}
          disabled={disabled}
        />
        <MoreFiltersButton
          count={search.filters ? setFilters(search.filters).length : 0}
          open={moreOpen}
          shown={canFilter}
          disabled={disabled}
          onToggle={handleToggleMore}
        />
      </div>
      <div id={MORE_FILTERS_ID} className="search-extras">
        {Extras && <Extras search={search} actions={actions} disabled={disabled} moreOpen={moreOpen} />}
      </div>
      <RecentSearches entries={entries} disabled={disabled} onChoose={handleChoose} />
    </form>
  );
});
