import { useMemo, useState } from 'react';
import { useCapability } from '@/entities/capability';
import { findJobs, useGetJobsQuery, useSearchJobsQuery } from '@/entities/job';
import type { Job, JobFacets } from '@/entities/job';
import {
  addOptions,
  countOptions,
  isQuery,
  NO_FILTERS,
  toSearchParams,
  UNCOUNTED_OPTIONS,
} from '@/entities/job-search';
import type { FilterOption, FilterOptions, JobMatch } from '@/entities/job-search';
import { useBookmarkedJobs } from '@/features/bookmark-job';
import type { JobSearch } from '@/features/search-jobs';
import { toSavedJobs } from './saved-jobs';
import { useMatches } from './use-matches';

/** Options of the further filters. */
interface OfferedFilters {
  /** Undefined until it is counted; without counts where that fails. */
  options: FilterOptions | undefined;
  /** Why the vacancies could not be counted. */
  error: unknown;
  retry: () => void;
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
  near: byName(facets.near),
});

const useNow = (): number => useState(() => Date.now())[0];

/** Counted among the bookmarked vacancies, which this browser alone has. */
function useSavedOptions(search: JobSearch, listed: readonly Job[] | undefined): FilterOptions | undefined {
  const bookmarked = useBookmarkedJobs();
  const now = useNow();
  return useMemo(() => {
    if (search.tab !== 'saved') return undefined;
    const saved = toSavedJobs(bookmarked, listed && { jobs: listed, completeAt: null });
    return countOptions(findJobs(saved, search), search.filters ?? NO_FILTERS, now, saved);
  }, [bookmarked, listed, now, search]);
}

const NO_JOBS: readonly Job[] = [];

const isGuess = ({ matchedIn }: JobMatch<Job>): boolean => matchedIn.some(({ via }) => via === 'typo');

function useOptionsCountedHere(search: JobSearch): OfferedFilters {
  const isSaved = search.tab === 'saved';
  const { data: jobs, error, refetch } = useGetJobsQuery();
  const saved = useSavedOptions(search, jobs);
  const onDevice = useMatches(isSaved ? NO_JOBS : jobs, search, undefined);
  const now = useNow();
  const { filters = NO_FILTERS } = search;
  // Jobs that only the provider finds count, too.
  const isRequested = useCapability('jobSearch') && !isSaved && isQuery(search);
  const provider = useSearchJobsQuery({ ...toSearchParams(search), page: 1, pageSize: 1 }, { skip: !isRequested });
  const facets = isRequested ? provider.currentData?.facets : undefined;
  const isAwaited = isRequested && !provider.currentData && !provider.error;

  const options = useMemo(() => {
    if (isSaved) return saved;
    if (!jobs || !onDevice || isAwaited) return undefined;
    const { matches } = onDevice;
    const listed = findJobs(jobs, search);
    if (!facets) return countOptions([...new Set([...listed, ...matches.map(({ job }) => job)])], filters, now, jobs);
    // The provider finds all that the device does, but not each part of a word that the list shows.
    const certain = new Set(matches.filter((match) => !isGuess(match)).map(({ job }) => job));
    const more = countOptions(
      listed.filter((job) => !certain.has(job)),
      filters,
      now,
      jobs,
    );
    return addOptions(toOptions(facets), more);
  }, [facets, filters, isAwaited, isSaved, jobs, now, onDevice, saved, search]);
  const failure = jobs ? undefined : error;
  return { options: failure === undefined ? options : UNCOUNTED_OPTIONS, error: failure, retry: refetch };
}

function useOptionsCountedByProvider(search: JobSearch): OfferedFilters {
  const isSaved = search.tab === 'saved';
  const saved = useSavedOptions(search, undefined);
  const params = { ...toSearchParams(search), page: 1, pageSize: 1 };
  const { data, currentData, error, refetch } = useSearchJobsQuery(params, { skip: isSaved });
  const facets = data?.facets;
  const counted = useMemo(() => (facets ? toOptions(facets) : undefined), [facets]);
  const retry = () => void refetch();
  if (isSaved) return { options: saved, error: undefined, retry };
  const failure = currentData ? undefined : error;
  return { options: failure === undefined ? counted : UNCOUNTED_OPTIONS, error: failure, retry };
}

/**
 * Options of the further filters, with how many vacancies each option would leave. The build leaves one of the two ways
 * out: see `JOB_SEARCH` in the README.
 */
export const useFilterOptions =
  process.env.JOB_SEARCH === 'server' ? useOptionsCountedByProvider : useOptionsCountedHere;
