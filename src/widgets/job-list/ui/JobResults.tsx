import { memo, useCallback, useMemo, useRef } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SortSelect, findJobs, paginate } from '@/features/search-jobs';
import type { JobSearch, JobSearchActions } from '@/features/search-jobs';
import { FailureState } from '@/shared/ui/feedback';
import { useListedJobs } from '../model/use-listed-jobs';
import { JobListCards } from './JobListCards';
import { JobPagination } from './JobPagination';
import { NoJobs } from './NoJobs';

interface JobResultsProps {
  search: JobSearch;
  /** Ahead of `search`, which may come a moment after what was chosen. */
  sort: JobSearch['sort'];
  actions: JobSearchActions;
}

/** What a search finds: how much, in which order, ten cards and the other pages. Specification 1, sections 2, 4 and 8. */
export const JobResults = memo(function JobResults({ search, sort, actions }: JobResultsProps) {
  const top = useRef<HTMLDivElement>(null);
  const { jobs, failed, fetching, refetch } = useListedJobs(search.tab);
  const found = useMemo(() => jobs && findJobs(jobs, search), [jobs, search]);
  const result = found && paginate(found, search.page);

  const handlePage = useCallback(
    (page: number) => {
      actions.goToPage(page);
      top.current?.scrollIntoView();
      top.current?.focus({ preventScroll: true });
    },
    [actions],
  );

  if (failed) return <FailureState title="Lowongan tidak dapat dimuat." onRetry={refetch} retrying={fetching} />;
  return (
    <Box ref={top} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: 88 }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 2, minHeight: 44 }}
      >
        <Typography role="status" color="textSecondary">
          {result ? (
            <>
              <strong>{result.total.toLocaleString('id-ID')} lowongan</strong>{' '}
              {result.total > 0 && (
                <Box component="span" sx={{ display: { xs: 'block', sm: 'inline' }, ml: { sm: 1 } }}>
                  Halaman {result.page} dari {result.pageCount}
                </Box>
              )}
            </>
          ) : (
            'Loading jobs, please wait...'
          )}
        </Typography>
        <SortSelect value={sort} onChoose={(chosen) => actions.change({ sort: chosen })} />
      </Box>
      {result?.total === 0 ? <NoJobs search={search} onReset={actions.clear} /> : <JobListCards jobs={result?.items} />}
      {result && result.pageCount > 1 && (
        <JobPagination page={result.page} pageCount={result.pageCount} onChoose={handlePage} />
      )}
    </Box>
  );
});
