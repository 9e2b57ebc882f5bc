import type { PlaceOption } from '@/entities/job';
import { MoreFilters, PlaceSuggestions } from '@/features/find-more-jobs';
import type { JobSearch, JobSearchActions } from '@/features/search-jobs';
import { NO_FILTERS } from '@titian/rules/further-filters';
import type { FurtherFilters } from '@titian/rules/further-filters';
import { SaveThisSearch } from './SaveThisSearch';

interface SearchExtrasProps {
  search: JobSearch;
  /** The search that the list shows: that of the form after a pause in typing. */
  listed: JobSearch;
  /** Places that the location box of the listed search may mean; undefined where the provider suggests none. */
  places: readonly PlaceOption[] | undefined;
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
  listed,
  places,
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
      {location.trim() && places && (
        <PlaceSuggestions text={location} places={places} disabled={disabled} onChoose={choosePlace} />
      )}
      {moreOpen && <MoreFilters filters={filters} search={listed} disabled={disabled} onChange={onChangeFilters} />}
      <SaveThisSearch search={search} disabled={disabled} />
    </>
  );
}
