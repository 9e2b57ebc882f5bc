import { useMemo, useState } from 'react';
import { findJobs, useGetJobsQuery, useSearchJobsQuery } from '@/entities/job';
import type { Job, JobFacets } from '@/entities/job';
import { NO_FILTERS, countNear, countOptions } from '@/entities/job-search';
import type { FilterOption, FilterOptions } from '@/entities/job-search';
import type { JobSearch } from '@/features/search-jobs';
import { toSearchParams } from './job-search-params';
import { useMatches } from './use-matches';

/** All that a search finds before the further filters: in the titles and elsewhere. */
function useFoundAnywhere(search: JobSearch): readonly Job[] | undefined {
  const { data: jobs } = useGetJobsQuery();
  const matches = useMatches(jobs, search, undefined);
  return useMemo(() => {
    if (!jobs || !matches) return undefined;
    return [...new Set([...findJobs(jobs, search), ...matches.map(({ job }) => job)])];
  }, [jobs, matches, search]);
}

function useOptionsCountedHere(search: JobSearch): FilterOptions | undefined {
  const jobs = useFoundAnywhere(search);
  const { filters = NO_FILTERS } = search;
  const [now] = useState(() => Date.now());
  return useMemo(() => jobs && countOptions(jobs, filters, now), [jobs, filters, now]);
}

const byName = (facet: readonly { name: string; count: number }[]): FilterOption<string>[] =>
  facet.map(({ name, count }) => ({ value: name, count }));

const toOptions = (facets: JobFacets): FilterOptions => ({
  minSalary: facets.minSalary.map(({ amount, count }) => ({ value: amount, count })),
  postedWithin: facets.postedWithin.map(({ days, count }) => ({ value: days, count })),
  education: byName(facets.education),
  experience: facets.experience.map(({ months, count }) => ({ value: months, count })),
  function: byName(facets.function),
  city: byName(facets.city),
  near: countNear(byName(facets.city)),
});

function useOptionsCountedByProvider(search: JobSearch): FilterOptions | undefined {
  const { data } = useSearchJobsQuery({ ...toSearchParams(search), page: 1, pageSize: 1 });
  const facets = data?.facets;
  return useMemo(() => (facets ? toOptions(facets) : undefined), [facets]);
}

/**
 * What the further filters offer, with how many vacancies each option would leave; undefined until it is counted. The
 * build leaves one of the two ways out: see `JOB_SEARCH` in the README.
 */
export const useFilterOptions =
  process.env.JOB_SEARCH === 'server' ? useOptionsCountedByProvider : useOptionsCountedHere;
