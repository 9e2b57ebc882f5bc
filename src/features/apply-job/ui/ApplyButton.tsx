import { useEffect } from 'react';
import type { Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { hasApplied, useGetApplicationsQuery } from '@/entities/application';
import type { Job } from '@/entities/job';
import { routes } from '@/shared/config';
import { onIdle } from '@/shared/lib/async';
import { savesData } from '@/shared/lib/connection';
import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { lazyDialog } from '@/shared/ui/dialog';
import { SlowAlert } from '@/shared/ui/feedback';
import { styled } from '@mui/material/styles';
import { useApply } from '../model/use-apply';
import { texts } from '../texts';
import { StickyOnPhone } from './StickyOnPhone';

type ApplicableJob = Pick<Job, 'id' | 'slug' | 'isOpen'>;

const loadDialogs = async () => (await import('./ApplyDialogs')).ApplyDialogs;

const ApplyDialogs = lazyDialog(loadDialogs);

/**
 * Fetches the dialogs as soon as the page has nothing else to do: what became of an application is to be shown without a
 * connection too. Who saves data fetches them with the first press.
 */
function useDialogsAtHand(): void {
  useEffect(() => {
    if (savesData()) return undefined;
    const load = () => void loadDialogs().catch(() => undefined);
    return onIdle(load, { timeout: 2000, fallbackDelay: 200 });
  }, []);
}

/** Disabled, yet to be read: both say why there is nothing to press. */
const Applied = styled(Button)(({ theme: { vars } }) => ({
  minWidth: 160,
  '&.Mui-disabled': { color: vars.palette.tint.onSuccess, backgroundColor: vars.palette.tint.success },
}));
const Apply = styled(Button)(({ theme: { vars } }) => ({
  minWidth: 160,
  '&.Mui-disabled:not(.MuiButton-loading)': {
    color: vars.palette.tint.onMuted,
    backgroundColor: vars.palette.tint.muted,
  },
}));

/** Below the button a link without room of its own: nothing moves when it turns out that the candidate has applied. */
const AppliedPlace = styled('div')(({ theme }) => ({
  position: 'relative',
  '& > a': {
    position: 'absolute',
    top: '100%',
    left: 0,
    marginTop: theme.spacing(0.5),
    whiteSpace: 'nowrap',
  },
}));

/** Fixed over the page, at any scroll position. */
const AtTheBottom = styled('div')(({ theme: { breakpoints, zIndex } }) => ({
  position: 'fixed',
  zIndex: zIndex.snackbar,
  bottom: 'calc(8px + var(--bottom-bar, 0px))',
  left: 8,
  right: 8,
  [breakpoints.up('sm')]: { bottom: 24, left: 24, right: 'auto' },
}));

/** True when the candidate has applied to this job, as far as is known. */
function useHasApplied(job: ApplicableJob): boolean {
  const { applied } = useGetApplicationsQuery(undefined, {
    selectFromResult: ({ data }) => ({
      applied: hasApplied(data ?? [], job),
    }),
  });
  return applied;
}

interface ApplyButtonProps {
  job: ApplicableJob;
  /** The button, while the candidate can apply. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Applies to a job: the button, which wants 32 px of free room below, and the dialogs that follow it. Needs a session.
 * Give it the job's id as `key`, so that no dialog of one job stays over the next. Specification 1, section 4, "Apply
 * flow".
 */
export function ApplyButton({ job, ref }: ApplyButtonProps) {
  const applied = useHasApplied(job);
  const { phase, isLoading, submit, finish, leave, dismiss } = useApply(job, applied);
  useDialogsAtHand();
  return (
    <>
      {applied ? (
        <AppliedPlace>
          <Applied variant="contained" disabled startIcon={<CheckIcon fontSize="small" />}>
            {texts.alreadyApplied}
          </Applied>
          <Link component={RouterLink} to={routes.application.to()} variant="body2">
            {texts.seeStatus}
          </Link>
        </AppliedPlace>
      ) : (
        <StickyOnPhone enabled={job.isOpen}>
          <Apply ref={ref} variant="contained" disabled={!job.isOpen} loading={isLoading} onClick={() => void submit()}>
            {job.isOpen ? texts.apply : texts.closed}
          </Apply>
        </StickyOnPhone>
      )}
      {isLoading && (
        <AtTheBottom>
          <SlowAlert text={texts.stillSending} />
        </AtTheBottom>
      )}
      {phase.name !== 'ready' && phase.name !== 'left' && (
        <ApplyDialogs job={job.id} phase={phase} onSaved={finish} onLeave={leave} onClose={dismiss} />
      )}
    </>
  );
}
