import { useMemo } from 'react';
import { useCapability } from '@/entities/capability';
import { PAGE_SIZE, toPageParams, useGetJobPageQuery, useSearchJobsQuery } from '@/entities/job';
import type { FoundByProvider, JobsPage } from '@/entities/job';
import { toSearchParams } from '@/entities/job-search';
import type { JobSearch } from '@/features/search-jobs';
import { toListParams } from './job-search-params';
import { useCanFilter } from './use-can-filter';

function toPage({ matches, total }: FoundByProvider, page: number): JobsPage {
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return { items: matches.map(({ job }) => job), page: Math.min(page, pageCount), pageCount, total };
}

/**
 * One page of the provider's list. The list itself knows none of the further filters: with one of them, the provider's
 * search gives what the list would have, in the order that was chosen; where it cannot look through titles alone, what
 * it finds in all fields.
 */
export function useProviderPage(search: JobSearch, { skip }: { skip: boolean }) {
  const isFiltered = useCanFilter() && search.filters !== undefined;
  const list = useGetJobPageQuery(toPageParams(search), { skip: skip || isFiltered, refetchOnReconnect: true });
  const canNarrow = useCapability('jobSearchList');
  const { sort, page } = search;
  const filtered = useSearchJobsQuery(
    { ...(canNarrow ? toListParams(search) : toSearchParams(search)), sort, page, pageSize: PAGE_SIZE },
    { skip: skip || !isFiltered, refetchOnReconnect: true },
  );
  const { data, currentData } = filtered;
  const filteredPage = useMemo(() => data && toPage(data, page), [data, page]);
  if (!isFiltered) return list;
  return { ...filtered, data: filteredPage, currentData: currentData && filteredPage };
}
