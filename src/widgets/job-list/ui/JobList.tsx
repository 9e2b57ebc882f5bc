import { memo, useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { usedFilters } from '@titian/rules/further-filters';
import type { FurtherFilters } from '@titian/rules/further-filters';
import { loginRequired, selectAccountDialog, selectIsSignedIn } from '@/entities/session';
import { useAreBookmarksUnsaved } from '@/features/bookmark-job';
import { ChosenFilters } from '@/features/find-more-jobs';
import { JobSearchForm } from '@/features/search-jobs';
import type { JobTab } from '@/features/search-jobs';
import { lazyPart } from '@/shared/lib/lazy-part';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { FailureState, StateMessage, closedGate, StaleDataAlert } from '@/shared/ui/feedback';
import { useJobListView } from '../model/use-job-list-view';
import { useOpenJob } from '../model/use-open-job';
import { texts } from '../texts';
import { JobListFrame } from './JobListFrame';
import { JobResults } from './JobResults';
import { JOB_PANEL_ID, JobTabs, jobTabId } from './JobTabs';
import { MatchesPanel } from './MatchesPanel';

/** Fetched when the search is used. */
const SearchExtras = lazyPart('further ways to search', async () => (await import('./SearchExtras')).SearchExtras, {
  Failure: ({ moreOpen, error, onRetry }) =>
    moreOpen && <FailureState title={texts.moreFiltersFailed} error={error} onRetry={onRetry} />,
});
const FindMatchOrder = lazyPart(
  'the order by match',
  async () => (await import('@/features/best-matches')).FindMatchOrder,
);
const SaveThisSearch = lazyPart(
  'the button that saves a search',
  async () => (await import('./SaveThisSearch')).SaveThisSearch,
);

function SearchAndResults() {
  const dispatch = useDispatch();
  const signedIn = useSelector(selectIsSignedIn);
  const blocked = useSelector(selectAccountDialog) === 'login-required';
  const view = useJobListView();
  const { search, actions, results, isUsed } = view;
  const { found } = results;
  const bookmarksUnsaved = useAreBookmarksUnsaved();
  const openJob = useOpenJob();
  const isSaved = search.tab === 'saved';
  const hasMatches = search.tab === 'for-you' && search.page === 1 && !view.isNarrowed;

  const handleTab = useCallback(
    (tab: JobTab) => {
      if (tab === 'saved' && !signedIn) dispatch(loginRequired(null));
      else actions.change({ tab });
    },
    [actions, dispatch, signedIn],
  );

  const places = found?.facets?.places;
  const changeFilters = useCallback(
    (changed: FurtherFilters) => actions.change({ filters: usedFilters(changed) }),
    [actions],
  );
  const renderExtras = useCallback(
    (moreOpen: boolean) => (
      <>
        {isUsed && (
          <SearchExtras
            search={search}
            listed={results.search}
            places={places}
            actions={actions}
            disabled={blocked}
            moreOpen={moreOpen && view.canFilter}
            onChangeFilters={changeFilters}
          />
        )}
        {/* In the first render, so that nothing moves. */}
        {search.filters && <ChosenFilters filters={search.filters} disabled={blocked} onChange={changeFilters} />}
      </>
    ),
    [actions, blocked, view.canFilter, changeFilters, places, results.search, search, isUsed],
  );

  return (
    <div inert={blocked}>
      <div className="job-search-card">
        <JobSearchForm
          search={search}
          actions={actions}
          disabled={blocked}
          canFilter={view.canFilter}
          onUse={view.onUse}
          renderExtras={renderExtras}
          showLabel={found && !view.isPending ? texts.showCount(found.total) : texts.show}
        />
      </div>
      {view.finder && <FindMatchOrder {...view.finder} />}
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
            {view.staleQuery && <StaleDataAlert of={[view.staleQuery]} />}
            {hasMatches && <MatchesPanel onOpen={openJob} total={found?.total} />}
            {isSaved && bookmarksUnsaved && (
              <Alert severity="warning" role="status" sx={{ mb: 2 }}>
                {texts.bookmarksUnsaved}
              </Alert>
            )}
            <JobResults
              {...results}
              actions={actions}
              onOpen={openJob}
              Save={!isUsed && view.isNarrowed && !isSaved ? SaveThisSearch : null}
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
