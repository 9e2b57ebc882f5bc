import { useCallback, useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { loginRequired, selectAccountDialog, selectIsSignedIn } from '@/entities/session';
import { JobSearchForm, useJobSearch } from '@/features/search-jobs';
import type { JobTab } from '@/features/search-jobs';
import { StateMessage } from '@/shared/ui/feedback';
import { JobResults } from './JobResults';
import { JOB_PANEL_ID, JobTabs, jobTabId } from './JobTabs';

/**
 * The vacancies: search form, tabs and results. While a visitor is asked for an account, none of it can be used.
 * Specification 1, sections 2, 4 and 6.
 */
export function JobList() {
  const dispatch = useDispatch();
  const signedIn = useSelector(selectIsSignedIn);
  const blocked = useSelector(selectAccountDialog) === 'login-required';
  const { search, actions } = useJobSearch();
  // Cards may come a moment after the letter that was typed; the letter may not.
  const shownSearch = useDeferredValue(search);

  const handleTab = useCallback(
    (tab: JobTab) => {
      if (tab === 'saved' && !signedIn) dispatch(loginRequired(null));
      else actions.change({ tab });
    },
    [actions, dispatch, signedIn],
  );

  return (
    <Box inert={blocked}>
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, borderRadius: '20px', mb: { xs: 2, md: 3 } }}>
        <JobSearchForm search={search} actions={actions} disabled={blocked} />
      </Paper>
      <JobTabs value={search.tab} onChoose={handleTab} />
      <Box role="tabpanel" id={JOB_PANEL_ID} aria-labelledby={jobTabId(search.tab)} sx={{ pt: 3 }}>
        {search.tab === 'saved' && !signedIn ? (
          <StateMessage title="Masuk untuk melihat lowongan yang Anda simpan.">
            <Button variant="contained" onClick={() => dispatch(loginRequired(null))}>
              Masuk
            </Button>
          </StateMessage>
        ) : (
          <JobResults search={shownSearch} sort={search.sort} actions={actions} />
        )}
      </Box>
    </Box>
  );
}
