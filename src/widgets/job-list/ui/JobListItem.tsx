import { memo } from 'react';
import type { MouseEvent } from 'react';
import Button from '@mui/material/Button';
import { JobCard } from '@/entities/job';
import type { Job } from '@/entities/job';
import { BookmarkButton } from '@/features/bookmark-job';
import { ShareButton } from '@/features/share-job';
import { texts } from '../texts';

/** Whether a click opens the link here, and not in another tab or as a download. */
const opensHere = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

interface JobListItemProps {
  job: Job;
  /** The same function each time. */
  onOpen: (job: Job) => void;
}

/** A card of the list with its buttons. Specification 1, section 2. */
export const JobListItem = memo(function JobListItem({ job, onOpen }: JobListItemProps) {
  const openJob = () => onOpen(job);

  function handleOpen(event: MouseEvent) {
    if (!opensHere(event)) return;
    event.preventDefault();
    openJob();
  }

  return (
    <JobCard
      job={job}
      onOpen={handleOpen}
      actions={
        <>
          <BookmarkButton job={job} />
          <ShareButton job={job} />
        </>
      }
      primaryAction={
        job.isGone ? null : (
          <Button
            variant="contained"
            size="small"
            aria-label={texts.applyFor(job.title)}
            disabled={!job.isOpen}
            onClick={openJob}
          >
            {texts.apply}
          </Button>
        )
      }
    />
  );
});
