import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Job } from '@/entities/job';
import { loginRequired, selectSession } from '@/entities/session';
import { bookmarkToggled } from '../model/bookmarks';
import { useBookmarkedJobs } from '../model/use-bookmarked-jobs';

/**
 * Bookmarks a vacancy or takes the bookmark away; asks a visitor to sign in. Specification 1, section 6. A plain button,
 * which the card gives its look.
 */
export const BookmarkButton = memo(function BookmarkButton({ job }: { job: Job }) {
  const dispatch = useDispatch();
  const session = useSelector(selectSession);
  const bookmarked = useBookmarkedJobs().some(({ id }) => id === job.id);
  return (
    <button
      type="button"
      aria-label={`Bookmark ${job.title}`}
      aria-pressed={bookmarked}
      onClick={() => dispatch(session ? bookmarkToggled({ job, owner: session.userId }) : loginRequired(null))}
    >
      <svg viewBox="0 0 24 24" aria-hidden strokeLinejoin="round">
        <path d="M6 4h12v16l-6-2.7L6 20z" />
      </svg>
    </button>
  );
});
