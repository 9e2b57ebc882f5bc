import { memo } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useIsKnownApplied } from '@/entities/application';
import { JobCard } from '@/entities/job';
import type { Job } from '@/entities/job';
import { selectSession } from '@/entities/session';
import { BookmarkButton } from '@/features/bookmark-job';
import { ShareButton } from '@/features/share-job';
import { routes } from '@/shared/config';
import type { OpenJob } from '../model/use-open-job';
import { texts } from '../texts';

/** True when a click opens the link here, and not in another tab or as a download. */
const opensHere = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

interface JobListItemProps {
  job: Job;
  /** The same function each time. */
  onOpen: OpenJob;
  /** Why the job is shown. */
  reason?: ReactNode;
}

/** A card of the list with its buttons. Specification 1, section 2. */
export const JobListItem = memo(function JobListItem({ job, onOpen, reason }: JobListItemProps) {
  const openJob = () => onOpen(job);
  const applied = useIsKnownApplied(job, useSelector(selectSession)?.userId ?? null);

  const openHere = (open: () => void) => (event: MouseEvent) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    open();
  };

  const primaryAction = () => {
    if (job.isGone) return null;
    if (applied) {
      return (
        <Button component={Link} to={routes.application.to()} size="small" aria-label={texts.statusOf(job.title)}>
          {texts.seeStatus}
        </Button>
      );
    }
    return (
      <Button
        variant="contained"
        size="small"
        aria-label={texts.applyFor(job.title)}
        disabled={!job.isOpen}
        onClick={openJob}
      >
        {texts.apply}
      </Button>
    );
  };

  return (
    <JobCard
      job={job}
      onOpen={openHere(openJob)}
      onOpenCompany={openHere(() => onOpen(job, 'company'))}
      applied={applied}
      reason={reason}
      actions={
        <>
          <BookmarkButton job={job} />
          <ShareButton job={job} />
        </>
      }
      primaryAction={primaryAction()}
    />
  );
});
