import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { ComponentType } from 'react';
import { PAGE_SIZE } from '@/entities/job';
import type { Job, JobPage } from '@/entities/job';
import { QueryFilters, RelatedHeading } from '@/features/find-more-jobs';
import { SortSelect, withText } from '@/features/search-jobs';
import type { JobSearch, JobSearchActions } from '@/features/search-jobs';
import { FailureState } from '@/shared/ui/feedback';
import { texts } from '../texts';
import { JobListCards } from './JobListCards';
import type { JobHeadings } from './JobListCards';
import { JobPagination, PageLinks } from './JobPagination';
import { NoJobs } from './NoJobs';
import { OutdatedResultsAlert } from './OutdatedResultsAlert';
import type { SaveThisSearchProps } from './SaveThisSearch';

/** Cards of an earlier search. A page that comes at once does not flicker. */
const STALE_LIST = { opacity: 0.5, transition: 'opacity 150ms 100ms' };

interface JobResultsProps {
  search: JobSearch;
  /** The page of `search`, or the one before it; undefined before the first. */
  found: JobPage | undefined;
  /** True while the page of `search` is on its way. */
  waiting: boolean;
  error: unknown;
  /** True when a retry is under way. */
  retrying: boolean;
  /** Ahead of `search`, which may come a moment after what was chosen. */
  sort: JobSearch['sort'];
  /** True where the order by match is offered. */
  hasMatchOrder: boolean;
  actions: JobSearchActions;
  /** The same function each time. */
  onOpen: (job: Job) => void;
  onRetry: () => unknown;
  /** The buttons of the other pages came into view. */
  onNearPages: () => void;
  /** The button that saves the search, below the list; null while the form has it. */
  Save: ComponentType<SaveThisSearchProps> | null;
}

/**
 * The headings of a page, by the card that they are above: of new jobs, and of those that match elsewhere than in the title.
 * Specification 4, section 2.
 */
function headingsOf({ jobs, total, titleMatches, newJobs = 0, page, dropped }: JobPage): JobHeadings {
  const before = (page - 1) * PAGE_SIZE;
  const first = newJobs || titleMatches;
  const start = Math.max(0, first - before);
  return {
    ...(newJobs > before && { 0: <h2>{texts.newJobs(newJobs)}</h2> }),
    ...(start < jobs.length &&
      (first > 0 || dropped.length > 0) && {
        [start]: <RelatedHeading count={first > 0 ? total - first : null} isAfterNew={newJobs > 0} dropped={dropped} />,
      }),
  };
}

/** Results of a search: count, order, ten cards and the other pages. Specification 1, sections 2, 4 and 8. */
export const JobResults = memo(function JobResults(props: JobResultsProps) {
  const { search, found, waiting, error, retrying, sort, hasMatchOrder, actions, onOpen, onRetry, onNearPages, Save } =
    props;
  const top = useRef<HTMLDivElement>(null);
  const turnedTo = useRef<number | null>(null);
  const headings = useMemo(() => found && headingsOf(found), [found]);

  const handlePage = useCallback(
    (chosen: number) => {
      turnedTo.current = chosen;
      actions.goToPage(chosen);
    },
    [actions],
  );
  // Together with the cards, which come a moment after the number that was pressed.
  useLayoutEffect(() => {
    if (turnedTo.current === null || turnedTo.current !== found?.page) return;
    turnedTo.current = null;
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  }, [found]);

  const handleSort = useCallback((chosen: JobSearch['sort']) => actions.change({ sort: chosen }), [actions]);

  if (error !== undefined && !found) {
    return <FailureState large title={texts.failed} error={error} onRetry={onRetry} retrying={retrying} />;
  }
  // Cards that stay because the new page does not come must be easy to read.
  const stale = waiting && error === undefined;
  return (
    <div ref={top} className="results" tabIndex={-1}>
      <div className="results-head">
        <p role="status" className="results-count" lang={found ? undefined : 'en'}>
          {found ? (
            <>
              <strong>{texts.count(found.total)}</strong>{' '}
              {found.total > 0 && <span className="results-page">{texts.pageOf(found.page, found.pageCount)}</span>}
            </>
          ) : (
            texts.loading
          )}
        </p>
        <div className="results-order">
          <SortSelect value={sort} hasMatch={hasMatchOrder} onChoose={handleSort} />
        </div>
      </div>
      {error !== undefined && <OutdatedResultsAlert error={error} onRetry={onRetry} retrying={retrying} />}
      {found && found.queryFilters.length > 0 && (
        <QueryFilters filters={found.queryFilters} onRemove={(rest) => actions.change(withText(search, rest))} />
      )}
      <div className="results-list" style={stale ? STALE_LIST : undefined} aria-busy={stale}>
        {found?.total === 0 ? (
          <NoJobs search={search} queryFilters={found.queryFilters} actions={actions} />
        ) : (
          <JobListCards jobs={found?.jobs} headings={headings} onOpen={onOpen} />
        )}
      </div>
      {found && found.pageCount > 1 && (
        <JobPagination page={found.page} pageCount={found.pageCount} onChoose={handlePage} onNear={onNearPages} />
      )}
      {found && <PageLinks search={{ ...search, page: found.page }} pageCount={found.pageCount} />}
      {Save && found && <Save search={search} disabled={false} />}
    </div>
  );
});
