import { memo } from 'react';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import IconButton from '@mui/material/IconButton';
import { useSelector, useStore } from 'react-redux';
import type { Job } from '@/entities/job';
import { loginRequired, selectIsSessionUnknown, selectSession } from '@/entities/session';
import { bookmarkToggled, selectBookmarkedJobs } from '../model/bookmarks';
import type { BookmarksRoot } from '../model/bookmarks';
import { noteBookmark } from '../model/note-bookmark';
import { texts } from '../texts';

type Root = BookmarksRoot & Parameters<typeof selectSession>[0];

/**
 * Bookmarks a vacancy or takes the bookmark away; shows a visitor the sign-in dialog. Specification 1, section 6. It
 * follows nothing but whether its own vacancy is bookmarked: there are many of it.
 */
export const BookmarkButton = memo(function BookmarkButton({ job }: { job: Job }) {
  const store = useStore<Root>();
  const bookmarked = useSelector((state: Root) => {
    const session = selectSession(state);
    return session !== null && selectBookmarkedJobs(state, session.userId).some(({ id }) => id === job.id);
  });

  const isUnknown = useSelector(selectIsSessionUnknown);

  function handleClick() {
    const session = selectSession(store.getState());
    if (session) noteBookmark(session.userId, job.id, !bookmarked);
    store.dispatch(session ? bookmarkToggled({ job, owner: session.userId }) : loginRequired(null));
  }

  return (
    <IconButton
      color={bookmarked ? 'primary' : 'default'}
      aria-label={texts.bookmark(job.title)}
      aria-pressed={bookmarked}
      // A press must not undo what cannot be seen yet.
      style={isUnknown ? { visibility: 'hidden' } : undefined}
      onClick={handleClick}
    >
      {bookmarked ? <BookmarkIcon /> : <BookmarkBorderIcon />}
    </IconButton>
  );
});
