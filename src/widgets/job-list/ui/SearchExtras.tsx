import { NO_FILTERS, usedFilters } from '@/entities/job-search';
import type { JobFilters, Place } from '@/entities/job-search';
import { ChosenFilters, MoreFilters, PlaceSuggestions } from '@/features/find-more-jobs';
import type { JobSearch, SearchExtrasProps } from '@/features/search-jobs';
import { FailureState } from '@/shared/ui/feedback';
import { texts } from '../texts';
import { useCanFilter } from '../model/use-can-filter';
import { useCorrectedFilters } from '../model/use-corrected-filters';
import { useFilterOptions } from '../model/use-filter-options';
import { SaveThisSearch } from './SaveThisSearch';

interface CountedFiltersProps {
  search: JobSearch;
  disabled: boolean;
  onChange: (filters: JobFilters) => void;
}

function CountedFilters({ search, onChange, disabled }: CountedFiltersProps) {
  const { options, error, retry } = useFilterOptions(search);
  return (
    <>
      <MoreFilters filters={search.filters} options={options} disabled={disabled} onChange={onChange} />
      {error !== undefined && <FailureState title={texts.countsFailed} error={error} onRetry={retry} />}
    </>
  );
}

/**
 * Extras of the search form once it is used: places, and the further filters. A province goes into
 * the location box; a city becomes a filter, for the list looks for the location in the province's name alone.
 */
export function SearchExtras({ search, actions, disabled, moreOpen }: SearchExtrasProps) {
  const { filters, location } = search;
  const canFilter = useCanFilter();
  useCorrectedFilters(search, actions);
  const changeFilters = (changed: JobFilters) => actions.change({ filters: usedFilters(changed) });

  function choosePlace({ kind, name }: Place) {
    if (kind === 'province' || !canFilter) actions.change({ location: name });
    else actions.change({ location: '', filters: { ...(filters ?? NO_FILTERS), city: name } });
  }

  return (
    <>
      <PlaceSuggestions text={location} disabled={disabled} onChoose={choosePlace} />
      {moreOpen && <CountedFilters search={search} disabled={disabled} onChange={changeFilters} />}
      <SaveThisSearch search={search} disabled={disabled} />
      {filters && canFilter && <ChosenFilters filters={filters} disabled={disabled} onChange={changeFilters} />}
    </>
  );
}
