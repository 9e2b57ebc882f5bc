import { parseJobs } from '@/entities/job/@x/bookmark';
import { envelope, providerApi } from '@/shared/api';
import type { Envelope } from '@/shared/api';
import type { Bookmark, BookmarkChange, BookmarkList } from '../model/bookmark';
import { bookmarkDto, bookmarkListDto } from './bookmark.dto';
import type { BookmarkDto, BookmarkListDto } from './bookmark.dto';

const toBookmark = ({ job, saved, changedAt, vacancy, known }: BookmarkDto): Bookmark => ({
  job,
  saved,
  changedAt,
  vacancy: vacancy ? (parseJobs([vacancy], 'bookmarks, vacancy')[0] ?? null) : null,
  isGone: vacancy === null,
  known: known ?? null,
});

/** Bookmarks that follow the account: capability `bookmarks`. Specification 4, section 9. */
export const bookmarkApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** All bookmarks of the candidate, and those that were deleted. */
    getBookmarks: build.query<BookmarkList, void>({
      query: () => 'candidate/bookmark/',
      // An old response would undo what was saved since.
      extraOptions: { noStore: true },
      rawResponseSchema: bookmarkListDto,
      transformResponse: ({ data, meta }: BookmarkListDto) => ({ at: meta.at, bookmarks: data.map(toBookmark) }),
    }),
    /** Saves a job or deletes its bookmark, and tells what the account has then. Safe to repeat. */
    changeBookmark: build.mutation<Bookmark, BookmarkChange>({
      query: ({ job, saved, at }) => ({
        url: `candidate/bookmark/${encodeURIComponent(job)}/`,
        method: saved ? 'PUT' : 'DELETE',
        params: { at: new Date(at).toISOString() },
      }),
      rawResponseSchema: envelope(bookmarkDto),
      transformResponse: ({ data }: Envelope<BookmarkDto>) => toBookmark(data),
    }),
  }),
});
