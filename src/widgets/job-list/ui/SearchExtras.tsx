import { useMemo, useState } from 'react';
import { findJobs, useGetJobsQuery } from '@/entities/job';
import type { Job } from '@/entities/job';
import { NO_FILTERS, countOptions, usedFilters } from '@/entities/job-search';
import type { FilterOptions, JobFilters, Place } from '@/entities/job-search';
import { ChosenFilters, MoreFilters, PlaceSuggestions } from '@/features/find-more-jobs';
import type { JobSearch, SearchExtrasProps } from '@/features/search-jobs';
import { useMatches } from '../model/use-matches';

/** All that a search finds before the further filters: in the titles and elsewhere. */
function useFoundAnywhere(search: JobSearch): readonly Job[] | undefined {
  const { data: jobs } = useGetJobsQuery();
  const matches = useMatches(jobs, search, undefined);
  return useMemo(() => {
    if (!jobs || !matches) return undefined;
    return [...new Set([...findJobs(jobs, search), ...matches.map(({ job }) => job)])];
  }, [jobs, matches, search]);
}

function useFilterOptions(search: JobSearch): FilterOptions | undefined {
  const jobs = useFoundAnywhere(search);
  const { filters = NO_FILTERS } = search;
  const [now] = useState(() => Date.now());
  return useMemo(() => jobs && countOptions(jobs, filters, now), [jobs, filters, now]);
}

interface CountedFiltersProps {
  search: JobSearch;
  disabled: boolean;
  onChange: (filters: JobFilters) => void;
}

function CountedFilters({ search, onChange, disabled }: CountedFiltersProps) {
  const options = useFilterOptions(search);
  return <MoreFilters filters={search.filters} options={options} disabled={disabled} onChange={onChange} />;
}

/**
 * What the search form offers once it is used: places that may be meant, and the further filters. A province goes into
 * the location box; a city becomes a filter, for the list looks for the location in the province's name alone.
 */
export function SearchExtras({ search, actions, disabled, moreOpen }: SearchExtrasProps) {
  const { filters, location } = search;
  const changeFilters = (changed: JobFilters) => actions.change({ filters: usedFilters(changed) });

  function choosePlace({ kind, name }: Place) {
    if (kind === 'province') actions.change({ location: name });
    else actions.change({ location: '', filters: { ...(filters ?? NO_FILTERS), city: name } });
  }

  return (
    <>
      <PlaceSuggestions text={location} disabled={disabled} onChoose={choosePlace} />
      {moreOpen && <CountedFilters search={search} disabled={disabled} onChange={changeFilters} />}
      {filters && <ChosenFilters filters={filters} disabled={disabled} onChange={changeFilters} />}
    </>
  );
}
