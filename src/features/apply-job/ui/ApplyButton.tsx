import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Snackbar from '@mui/material/Snackbar';
import { useGetApplicationsQuery } from '@/entities/application';
import type { Job } from '@/entities/job';
import { routes } from '@/shared/config';
import { whenIdle } from '@/shared/lib/pieces';
import { Button } from '@/shared/ui/button';
import { lazyDialog } from '@/shared/ui/dialog';
import { SlowNotice } from '@/shared/ui/feedback';
import { Icon } from '@/shared/ui/icon';
import { styled } from '@/shared/ui/styled';
import { useApply } from '../model/use-apply';
import { texts } from '../texts';

type ApplicableJob = Pick<Job, 'id' | 'slug' | 'isOpen'>;

const loadDialogs = async () => (await import('./ApplyDialogs')).ApplyDialogs;

const ApplyDialogs = lazyDialog(loadDialogs);

/**
 * Fetches the dialogs as soon as the page has nothing else to do: how an application ended has to be told without a
 * connection too.
 */
function useDialogsAtHand(): void {
  useEffect(() => {
    const load = () => void loadDialogs().catch(() => undefined);
    return whenIdle(load, { atTheLatest: 2000, otherwiseAfter: 200 });
  }, []);
}

/** Disabled, yet to be read: both say why there is nothing to press. */
const Applied = styled(Button)(({ theme: { vars } }) => ({
  minWidth: 160,
  '&:disabled': { color: vars.palette.tint.onSuccess, backgroundColor: vars.palette.tint.success },
}));
const Apply = styled(Button)(({ theme: { vars } }) => ({
  minWidth: 160,
  '&:disabled:not([data-loading])': { color: vars.palette.tint.onMuted, backgroundColor: vars.palette.tint.muted },
}));

/** Whether the candidate has applied to this job, as far as is known. */
function useHasApplied({ id, slug }: ApplicableJob): boolean {
  const { applied } = useGetApplicationsQuery(undefined, {
    selectFromResult: ({ data }) => ({
      applied: data?.some(({ job }) => (job.id === null ? job.slug === slug : job.id === id)) ?? false,
    }),
  });
  return applied;
}

/**
 * Applies to a job: the button, which wants 32 px of free room below, and the dialogs that follow it. Needs a session.
 * Give it the job's id as `key`, so that no dialog of one job stays over the next. Specification 1, section 4, "Apply
 * flow".
 */
export function ApplyButton({ job }: { job: ApplicableJob }) {
  const applied = useHasApplied(job);
  const { phase, isLoading, submit, finish, dismiss } = useApply(job.id, applied);
  useDialogsAtHand();
  return (
    <>
      {applied ? (
        <Box sx={{ position: 'relative' }}>
          <Applied look="contained" disabled icon={<Icon path="m5 12.5 5 5 9-11" size={20} />}>
            {texts.alreadyApplied}
          </Applied>
          {/* Below the button without room of its own: nothing moves when it turns out that the candidate has applied. */}
          <MuiLink
            component={Link}
            to={routes.application.to()}
            variant="body2"
            sx={{ position: 'absolute', top: '100%', left: 0, mt: 0.5, whiteSpace: 'nowrap' }}
          >
            {texts.seeStatus}
          </MuiLink>
        </Box>
      ) : (
        <Apply look="contained" disabled={!job.isOpen} loading={isLoading} onClick={() => void submit()}>
          {job.isOpen ? texts.apply : texts.closed}
        </Apply>
      )}
      {isLoading && (
        <Snackbar open>
          <Box>
            <SlowNotice text={texts.stillSending} />
          </Box>
        </Snackbar>
      )}
      {phase.name !== 'ready' && <ApplyDialogs job={job.id} phase={phase} onSaved={finish} onClose={dismiss} />}
    </>
  );
}
