import { memo } from 'react';
import type { MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { JobCard } from '@/entities/job';
import type { Job } from '@/entities/job';
import { loginRequired, selectIsSignedIn } from '@/entities/session';
import { BookmarkButton } from '@/features/bookmark-job';
import { ShareButton } from '@/features/share-job';
import { routes } from '@/shared/config';

/** Whether a click opens the link here, and not in another tab or as a download. */
const opensHere = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A card of the list with its buttons. A visitor who opens one is asked to sign in first, and comes to the vacancy
 * afterwards. Specification 1, section 6.
 */
export const JobListItem = memo(function JobListItem({ job }: { job: Job }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const signedIn = useSelector(selectIsSignedIn);

  function openJob() {
    if (!signedIn) {
      dispatch(loginRequired(job.slug));
      return;
    }
    // Read when it is needed: a card that followed the address would be drawn again with every letter of a search.
    const { pathname, search } = window.location;
    void navigate(routes.job.to(job.slug), { state: { from: pathname + search } });
  }

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
        <button type="button" aria-label={`Apply ${job.title}`} disabled={!job.isOpen} onClick={openJob}>
          Apply
        </button>
      }
    />
  );
});
