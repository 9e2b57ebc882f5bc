import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { usedFilters } from '@titian/rules/further-filters';
import type { FurtherFilters } from '@titian/rules/further-filters';
import { useDecidedCapability } from '@/entities/capability';
import { jobApi, toJobSearchParams } from '@/entities/job';
import { loginRequired, selectAccountDialog, selectIsSignedIn } from '@/entities/session';
import { useAreBookmarksUnsaved } from '@/features/bookmark-job';
import { ChosenFilters } from '@/features/find-more-jobs';
import { JobSearchForm, isNarrowed, useJobSearch } from '@/features/search-jobs';
import type { JobTab } from '@/features/search-jobs';
import { savesData } from '@/shared/lib/connection';
import { lazyAfterHydration } from '@/shared/lib/lazy-with-retry';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { FailureState, StateMessage, closedGate, StaleDataAlert } from '@/shared/ui/feedback';
import { useMatchOrder } from '../model/use-match-order';
import { useListedJobs } from '../model/use-listed-jobs';
import { useOpenJob } from '../model/use-open-job';
import { useSettledSearch } from '../model/use-settled-search';
import { texts } from '../texts';
import { JobListFrame } from './JobListFrame';
import { JobResults } from './JobResults';
import { JOB_PANEL_ID, JobTabs, jobTabId } from './JobTabs';
import { MatchesPanel } from './MatchesPanel';

/** Fetched when the search is used. */
const SearchExtras = lazyAfterHydration(
  'further ways to search',
  async () => (await import('./SearchExtras')).SearchExtras,
  ({ moreOpen, error, onRetry }) =>
    moreOpen && <FailureState title={texts.moreFiltersFailed} error={error} onRetry={onRetry} />,
);
const FindMatchOrder = lazyAfterHydration(
  'the order by match',
  async () => (await import('@/features/best-matches')).FindMatchOrder,
);
const SaveThisSearch = lazyAfterHydration(
  'the button that saves a search',
  async () => (await import('./SaveThisSearch')).SaveThisSearch,
);

function SearchAndResults() {
  const dispatch = useDispatch();
  const signedIn = useSelector(selectIsSignedIn);
  const blocked = useSelector(selectAccountDialog) === 'login-required';
  const { search: asked, typing, actions } = useJobSearch();
  const bookmarksUnsaved = useAreBookmarksUnsaved();
  const openJob = useOpenJob();
  const isSaved = asked.tab === 'saved';
  const canSearch = useDecidedCapability('jobSearch');
  const canFilter = canSearch === true && !isSaved;
  // Only the provider has further filters.
  const hasFilters = canSearch !== false && !isSaved;
  const filtered = useMemo(() => (hasFilters ? asked : { ...asked, filters: undefined }), [asked, hasFilters]);
  const order = useMatchOrder(filtered, hasFilters);
  const { search } = order;
  const settled = useSettledSearch(search, typing);
  const {
    found: latest,
    isPending,
    isFetching,
    error,
    now,
    source,
    refetch,
  } = useListedJobs(settled, {
    skip: order.isPending,
  });
  // Number, cards and pages are drawn together, in a render that typing interrupts.
  const found = useDeferredValue(latest);

  const [opened] = useState(asked);
  const [used, setUsed] = useState(false);
  // Text typed before the app started comes without a focus event. The search of a link changes nothing above its jobs.
  if (!used && asked !== opened && isNarrowed(asked)) setUsed(true);
  const handleUse = useCallback(() => setUsed(true), []);
  const narrowed = isNarrowed(search);
  const hasMatches = search.tab === 'for-you' && search.page === 1 && !narrowed;

  const handleTab = useCallback(
    (tab: JobTab) => {
      if (tab === 'saved' && !signedIn) dispatch(loginRequired(null));
      else actions.change({ tab });
    },
    [actions, dispatch, signedIn],
  );

  const prefetch = jobApi.usePrefetch(search.sort === 'match' ? 'rankJobs' : 'searchJobs');
  const nextPage = canSearch && !isSaved && found && found.page < found.pageCount ? found.page + 1 : null;
  const prefetchNext = useCallback(() => {
    if (nextPage !== null && !savesData()) prefetch(toJobSearchParams({ ...settled, page: nextPage }));
  }, [nextPage, prefetch, settled]);

  const facets = found?.facets;
  const changeFilters = useCallback(
    (changed: FurtherFilters) => actions.change({ filters: usedFilters(changed) }),
    [actions],
  );
  const renderExtras = useCallback(
    (moreOpen: boolean) => (
      <>
        {used && (
          <SearchExtras
            search={search}
            facets={facets}
            actions={actions}
            disabled={blocked}
            moreOpen={moreOpen && canFilter}
            onChangeFilters={changeFilters}
          />
        )}
        {/* In the first render, so that nothing moves. */}
        {search.filters && <ChosenFilters filters={search.filters} disabled={blocked} onChange={changeFilters} />}
      </>
    ),
    [actions, blocked, canFilter, changeFilters, facets, search, used],
  );

  return (
    <div inert={blocked}>
      <div className="job-search-card">
        <JobSearchForm
          search={search}
          actions={actions}
          disabled={blocked}
          canFilter={canFilter}
          onUse={handleUse}
          renderExtras={renderExtras}
          showLabel={found && !isPending ? texts.showCount(found.total) : texts.show}
        />
      </div>
      {order.finder && <FindMatchOrder {...order.finder} />}
      <JobTabs value={search.tab} onChoose={handleTab} />
      <div role="tabpanel" id={JOB_PANEL_ID} className="job-panel" aria-labelledby={jobTabId(search.tab)}>
        {isSaved && !signedIn ? (
          <StateMessage picture={closedGate} title={texts.visitorSaved}>
            <Button variant="contained" onClick={() => dispatch(loginRequired(null))}>
              {texts.signIn}
            </Button>
          </StateMessage>
        ) : (
          <>
            {!(isSaved && canSearch) && <StaleDataAlert of={[source]} />}
            {hasMatches && <MatchesPanel onOpen={openJob} total={found?.total} />}
            {isSaved && bookmarksUnsaved && (
              <Alert severity="warning" role="status" sx={{ mb: 2 }}>
                {texts.bookmarksUnsaved}
              </Alert>
            )}
            <JobResults
              search={settled}
              found={found}
              waiting={isPending || found !== latest}
              error={error}
              retrying={isFetching}
              now={now}
              sort={search.sort}
              hasMatchOrder={order.isOffered}
              actions={actions}
              onOpen={openJob}
              onRetry={refetch}
              onNearPages={prefetchNext}
              Save={!used && narrowed && !isSaved ? SaveThisSearch : null}
            />
          </>
        )}
      </div>
    </div>
  );
}

/**
 * The vacancies: search form, tabs and results. While the login-required pop-up is open, none of it can be used.
 * Specification 1, sections 2, 4 and 6.
 */
export const JobList = memo(function JobList() {
  return (
    <JobListFrame>
      <SearchAndResults />
    </JobListFrame>
  );
});
