import { memo, startTransition, useCallback, useLayoutEffect, useOptimistic, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { JobNow } from '@/entities/job';
import type { Job } from '@/entities/job';
import { SortSelect, serializeJobSearch } from '@/features/search-jobs';
import type { JobSearch, JobSearchActions } from '@/features/search-jobs';
import { routes } from '@/shared/config';
import { FailureState } from '@/shared/ui/feedback';
import { useFoundJobs } from '../model/use-found-jobs';
import { texts } from '../texts';
import { JobListCards } from './JobListCards';
import { JobPagination } from './JobPagination';
import { NoJobs } from './NoJobs';
import { OutdatedResultsAlert } from './OutdatedResultsAlert';
import type { RelatedJobsProps } from './RelatedJobs';
import type { SaveThisSearchProps } from './SaveThisSearch';

/** Cards of an earlier search. A page that comes at once does not flicker. */
const STALE_LIST = { opacity: 0.5, transition: 'opacity 150ms 100ms' };

interface JobResultsProps {
  search: JobSearch;
  /** Ahead of `search`, which may come a moment after what was chosen. */
  sort: JobSearch['sort'];
  page: JobSearch['page'];
  actions: JobSearchActions;
  /** The same function each time. */
  onOpen: (job: Job) => void;
  /** Further jobs that may fit, below the list; null until the search is used. */
  Related: ComponentType<RelatedJobsProps> | null;
  /** The button that saves the search, below the list; null while the form has it. */
  Save: ComponentType<SaveThisSearchProps> | null;
}

/** Results of a search: count, order, ten cards and the other pages. Specification 1, sections 2, 4 and 8. */
export const JobResults = memo(function JobResults(props: JobResultsProps) {
  const { search, sort, page, actions, onOpen, Related, Save } = props;
  const top = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  const [hasRelated, setHasRelated] = useState(false);
  const { found: result, outdated, error, fetching, now, refetch, jobs } = useFoundJobs(search);

  // The number of the chosen page shows at once, its cards when they are ready.
  const [chosenPage, setChosenPage] = useOptimistic(page);
  // Cards that stay because the new page does not come must be easy to read.
  const waiting = (outdated && fetching) || chosenPage !== search.page;

  const handlePage = useCallback(
    (chosen: number) =>
      startTransition(() => {
        turned.current = true;
        setChosenPage(chosen);
        actions.goToPage(chosen);
      }),
    [actions, setChosenPage],
  );
  // Together with the cards, which come a moment after the number that was pressed.
  useLayoutEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  }, [search]);

  const handleSort = useCallback((chosen: JobSearch['sort']) => actions.change({ sort: chosen }), [actions]);

  if (error && !result) {
    return <FailureState large title={texts.failed} error={error} onRetry={refetch} retrying={fetching} />;
  }
  return (
    <div ref={top} className="results" tabIndex={-1}>
      <div className="results-head">
        <p role="status" className="results-count" lang={result ? undefined : 'en'}>
          {result ? (
            <>
              <strong>{texts.count(result.total)}</strong>{' '}
              {result.total > 0 && <span className="results-page">{texts.pageOf(result.page, result.pageCount)}</span>}
            </>
          ) : (
            texts.loading
          )}
        </p>
        <div className="results-order">
          <SortSelect value={sort} onChoose={handleSort} />
        </div>
      </div>
      {error !== undefined && <OutdatedResultsAlert error={error} onRetry={refetch} retrying={fetching} />}
      <div className="results-list" style={waiting ? STALE_LIST : undefined} aria-busy={waiting}>
        {result?.total === 0 ? (
          <NoJobs search={search} hasRelated={Related !== null && hasRelated} actions={actions} />
        ) : (
          <JobNow value={now}>
            <JobListCards jobs={result?.items} onOpen={onOpen} />
          </JobNow>
        )}
      </div>
      {result && result.pageCount > 1 && (
        <JobPagination
          // The chosen page at once, so that the next press leads on from there.
          page={outdated || chosenPage !== search.page ? Math.min(chosenPage, result.pageCount) : result.page}
          pageCount={result.pageCount}
          onChoose={handlePage}
        />
      )}
      {result && result.page < result.pageCount && (
        <noscript>
          <a
            className="results-next"
            href={routes.jobs.to() + serializeJobSearch({ ...search, page: result.page + 1 })}
          >
            {texts.nextPage}
          </a>
        </noscript>
      )}
      {Save && result && <Save search={search} disabled={false} />}
      {Related && result && (
        <Related search={search} jobs={jobs} listedCount={result.total} onOpen={onOpen} onFound={setHasRelated} />
      )}
    </div>
  );
});
