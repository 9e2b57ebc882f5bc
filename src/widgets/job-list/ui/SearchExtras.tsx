import type { JobFacets, PlaceOption } from '@/entities/job';
import { MoreFilters, PlaceSuggestions } from '@/features/find-more-jobs';
import type { JobSearch, JobSearchActions } from '@/features/search-jobs';
import { NO_FILTERS } from '@titian/rules/further-filters';
import type { FurtherFilters } from '@titian/rules/further-filters';
import { SaveThisSearch } from './SaveThisSearch';

interface SearchExtrasProps {
  search: JobSearch;
  /** Of the page that the list shows. */
  facets: JobFacets | null | undefined;
  actions: JobSearchActions;
  disabled: boolean;
  /** True when the further filters are open. */
  moreOpen: boolean;
  onChangeFilters: (filters: FurtherFilters) => void;
}

/**
 * Extras of the search form once it is used: places, and the further filters. A province goes into
 * the location box; a city becomes a filter, for title matches have the location in the province's name alone.
 */
export function SearchExtras({
  search,
  facets = null,
  actions,
  disabled,
  moreOpen,
  onChangeFilters,
}: SearchExtrasProps) {
  const { filters, location } = search;

  function choosePlace({ kind, name }: PlaceOption) {
    if (kind === 'province') actions.change({ location: name });
    else actions.change({ location: '', filters: { ...(filters ?? NO_FILTERS), city: name } });
  }

  return (
    <>
      {location.trim() && facets && (
        <PlaceSuggestions text={location} places={facets.places} disabled={disabled} onChoose={choosePlace} />
      )}
      {moreOpen && <MoreFilters filters={filters} options={facets} disabled={disabled} onChange={onChangeFilters} />}
      <SaveThisSearch search={search} disabled={disabled} />
    </>
  );
}
