import { memo, useCallback, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { loginRequired, selectAccountDialog, selectIsSignedIn } from '@/entities/session';
import { useAreBookmarksUnsaved } from '@/features/bookmark-job';
import { JobSearchForm, isNarrowed, useJobSearch } from '@/features/search-jobs';
import type { JobSearch, JobTab } from '@/features/search-jobs';
import { lazyAfterHydration } from '@/shared/lib/lazy-with-retry';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { FailureState, StateMessage, closedGate } from '@/shared/ui/feedback';
import { StaleDataAlert } from '@/shared/ui/stale-data';
import { useCanFilter } from '../model/use-can-filter';
import { queriesOf, useFoundJobs } from '../model/use-found-jobs';
import { useOpenJob } from '../model/use-open-job';
import { useShownSearch } from '../model/use-shown-search';
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
const RelatedJobs = lazyAfterHydration(
  'jobs that suit as well',
  async () => (await import('./RelatedJobs')).RelatedJobs,
);
const SaveThisSearch = lazyAfterHydration(
  'the button that saves a search',
  async () => (await import('./SaveThisSearch')).SaveThisSearch,
);

/** Label of the button from the filters of a phone to the list: with how many jobs it has, once that is known. */
function ShowLabel({ search }: { search: JobSearch }) {
  const { found, outdated } = useFoundJobs(search);
  return found && !outdated ? texts.showCount(found.total) : texts.show;
}

function SearchAndResults() {
  const dispatch = useDispatch();
  const signedIn = useSelector(selectIsSignedIn);
  const blocked = useSelector(selectAccountDialog) === 'login-required';
  const { search, typing, actions } = useJobSearch();
  const shownSearch = useShownSearch(search, typing);
  const bookmarksUnsaved = useAreBookmarksUnsaved();
  const openJob = useOpenJob();
  const canFilter = useCanFilter();
  const showLabel = useMemo(() => <ShowLabel search={shownSearch} />, [shownSearch]);
  const [opened] = useState(search);
  const [used, setUsed] = useState(opened.filters !== undefined);
  // Text typed before the app started comes without a focus event. The search of a link changes nothing above its jobs.
  if (!used && search !== opened && isNarrowed(search)) setUsed(true);
  const hasMatches = search.tab === 'for-you' && search.page === 1 && !isNarrowed(search);
  const handleUse = useCallback(() => setUsed(true), []);

  const handleTab = useCallback(
    (tab: JobTab) => {
      if (tab === 'saved' && !signedIn) dispatch(loginRequired(null));
      else actions.change({ tab });
    },
    [actions, dispatch, signedIn],
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
          Extras={used ? SearchExtras : null}
          showLabel={showLabel}
        />
      </div>
      <JobTabs value={search.tab} onChoose={handleTab} />
      <div role="tabpanel" id={JOB_PANEL_ID} className="job-panel" aria-labelledby={jobTabId(search.tab)}>
        {search.tab === 'saved' && !signedIn ? (
          <StateMessage picture={closedGate} title={texts.visitorSaved}>
            <Button variant="contained" onClick={() => dispatch(loginRequired(null))}>
              {texts.signIn}
            </Button>
          </StateMessage>
        ) : (
          <>
            <StaleDataAlert of={queriesOf(shownSearch)} />
            {hasMatches && <MatchesPanel onOpen={openJob} />}
            {search.tab === 'saved' && bookmarksUnsaved && (
              <Alert severity="warning" role="status" sx={{ mb: 2 }}>
                {texts.bookmarksUnsaved}
              </Alert>
            )}
            <JobResults
              search={shownSearch}
              sort={search.sort}
              page={search.page}
              actions={actions}
              onOpen={openJob}
              Related={(used || isNarrowed(search)) && search.tab !== 'saved' ? RelatedJobs : null}
              Save={!used && isNarrowed(search) && search.tab !== 'saved' ? SaveThisSearch : null}
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
