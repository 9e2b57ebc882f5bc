import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useCapability, useDecidedCapability } from '@/entities/capability';
import { jobApi, toJobSearchParams } from '@/entities/job';
import { isNarrowed, useJobSearch } from '@/features/search-jobs';
import { savesData } from '@/shared/lib/connection';
import { useListedJobs } from './use-listed-jobs';
import { useOrderedSearch } from './use-ordered-search';
import { useSettledSearch } from './use-settled-search';

/**
 * State of the job list, from the address to the page of jobs: `search` and `actions` are those of the form, `results` those
 * of the list, which follows the form after a pause in typing. Specification 1, sections 2 and 4; specification 4, sections
 * 2 and 8.
 *
 * @returns `search`, in an order that the provider has, with `isNarrowed`, true when it leaves any vacancy out; `isUsed`,
 *   true once the form is used, and `onUse` to say so; `canFilter`, true when there are further filters; `finder`, the props
 *   of `FindMatchOrder`, or null; `staleQuery`, the query whose offline copy the list may show, or null; `isPending`, true
 *   while the page of jobs is on its way; and `results`, the props of `JobResults` that tell of the list
 */
export function useJobListView() {
  const { search: inForm, typing, actions } = useJobSearch();
  const isSaved = inForm.tab === 'saved';
  const canSearch = useDecidedCapability('jobSearch');
  // Only the provider has further filters.
  const isServed = canSearch !== false && !isSaved;
  const known = useMemo(() => (isServed ? inForm : { ...inForm, filters: undefined }), [inForm, isServed]);
  const order = useOrderedSearch(known, isServed);
  const { search } = order;
  const listed = useSettledSearch(search, typing);
  const page = useListedJobs(listed, { skip: order.isPending });
  // Number, cards and pages are drawn together, in a render that typing interrupts.
  const found = useDeferredValue(page.found);

  const [opened] = useState(inForm);
  const [isUsed, setUsed] = useState(false);
  // Text typed before the app started comes without a focus event. The search of a link changes nothing above its jobs.
  if (!isUsed && inForm !== opened && isNarrowed(inForm)) setUsed(true);
  const onUse = useCallback(() => setUsed(true), []);

  const prefetch = jobApi.usePrefetch(search.sort === 'match' ? 'rankJobs' : 'searchJobs');
  const takesPlace = useCapability('searchPlace');
  const nextPage = canSearch && !isSaved && found && found.page < found.pageCount ? found.page + 1 : null;
  const onNearPages = useCallback(() => {
    if (nextPage !== null && !savesData()) prefetch(toJobSearchParams({ ...listed, page: nextPage }, takesPlace));
  }, [listed, nextPage, prefetch, takesPlace]);

  return {
    search,
    actions,
    isNarrowed: isNarrowed(search),
    isUsed,
    onUse,
    canFilter: canSearch === true && !isSaved,
    finder: order.finder,
    staleQuery: isSaved && canSearch ? null : page.source,
    isPending: page.isPending,
    results: {
      search: listed,
      found,
      waiting: page.isPending || found !== page.found,
      error: page.error,
      retrying: page.isFetching,
      sort: search.sort,
      hasMatchOrder: order.isOffered,
      onRetry: page.refetch,
      onNearPages,
    },
  };
}
