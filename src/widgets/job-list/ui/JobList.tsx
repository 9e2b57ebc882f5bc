import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { loginRequired, selectAccountDialog, selectIsSignedIn } from '@/entities/session';
import { JobSearchForm, useJobSearch } from '@/features/search-jobs';
import type { JobTab } from '@/features/search-jobs';
import { StateMessage } from '@/shared/ui/feedback';
import { KeptDataNotice } from '@/shared/ui/kept-data';
import { readsOf } from '../model/use-found-jobs';
import { useShownSearch } from '../model/use-shown-search';
import { JobResults } from './JobResults';
import { JOB_PANEL_ID, JobTabs, jobTabId } from './JobTabs';

const Card = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    marginBottom: theme.spacing(2),
    padding: theme.spacing(2),
    border: `1px solid ${palette.divider}`,
    borderRadius: 20,
    backgroundColor: palette.background.paper,
    [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(3), padding: theme.spacing(3) },
  };
});

/**
 * The vacancies: search form, tabs and results. While a visitor is asked for an account, none of it can be used.
 * Specification 1, sections 2, 4 and 6.
 */
export function JobList() {
  const dispatch = useDispatch();
  const signedIn = useSelector(selectIsSignedIn);
  const blocked = useSelector(selectAccountDialog) === 'login-required';
  const { search, typing, actions } = useJobSearch();
  const shownSearch = useShownSearch(search, typing);

  const handleTab = useCallback(
    (tab: JobTab) => {
      if (tab === 'saved' && !signedIn) dispatch(loginRequired(null));
      else actions.change({ tab });
    },
    [actions, dispatch, signedIn],
  );

  return (
    <div inert={blocked}>
      <Card>
        <JobSearchForm search={search} actions={actions} disabled={blocked} />
      </Card>
      <JobTabs value={search.tab} onChoose={handleTab} />
      <div role="tabpanel" id={JOB_PANEL_ID} aria-labelledby={jobTabId(search.tab)} style={{ paddingTop: 24 }}>
        {search.tab === 'saved' && !signedIn ? (
          <StateMessage title="Masuk untuk melihat lowongan yang Anda simpan.">
            <Button variant="contained" onClick={() => dispatch(loginRequired(null))}>
              Masuk
            </Button>
          </StateMessage>
        ) : (
          <>
            <KeptDataNotice of={readsOf(shownSearch)} />
            <JobResults search={shownSearch} sort={search.sort} actions={actions} />
          </>
        )}
      </div>
    </div>
  );
}
