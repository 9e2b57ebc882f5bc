import { useDispatch, useSelector } from 'react-redux';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import IconButton from '@mui/material/IconButton';
import type { Job } from '@/entities/job';
import { loginRequired, selectSession } from '@/entities/session';
import { bookmarkToggled } from '../model/bookmarks';
import { useBookmarkedJobs } from '../model/use-bookmarked-jobs';

/** Bookmarks a vacancy or takes the bookmark away; asks a visitor to sign in. Specification 1, section 6. */
export function BookmarkButton({ job }: { job: Job }) {
  const dispatch = useDispatch();
  const session = useSelector(selectSession);
  const bookmarked = useBookmarkedJobs().some(({ id }) => id === job.id);
  const Icon = bookmarked ? BookmarkIcon : BookmarkBorderIcon;
  return (
    <IconButton
      aria-label={`Bookmark ${job.title}`}
      aria-pressed={bookmarked}
      color={bookmarked ? 'primary' : 'default'}
      onClick={() => dispatch(session ? bookmarkToggled({ job, owner: session.userId }) : loginRequired(null))}
    >
      <Icon />
    </IconButton>
  );
}
