import { boolean, custom, fallback, looseObject, nullish, pipe, string, transform } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { parseJobs } from '@/entities/job/@x/bookmark';
import { envelope, providerApi, idSchema, listSchema, visibleText } from '@/shared/api';
import type { Envelope, Id, Accepts } from '@/shared/api';
import type { Job } from '@/entities/job/@x/bookmark';
import { toCompanyName } from '@/shared/lib/company';
import { toTime } from '@/shared/lib/dates';

/** The account's bookmark of one job, or that it was deleted. Specification 4, section 9. */
export interface Bookmark {
  job: Id;
  saved: boolean;
  /** When it was saved or deleted, in milliseconds by the provider's clock. */
  changedAt: number;
  /** The job as it is now; null where the provider does not tell. */
  vacancy: Job | null;
  /** The provider has the job no more. */
  isGone: boolean;
  /** The job as it was when it was saved; null where the provider does not tell. */
  known: { slug: string; title: string; company: string } | null;
}

/** All bookmarks of the account. */
export interface BookmarkList {
  /** When the provider read them, in milliseconds by its clock. */
  at: number;
  bookmarks: readonly Bookmark[];
}

/** The candidate has saved a job, or has deleted the bookmark. */
export interface BookmarkChange {
  job: Id;
  saved: boolean;
  /** When, in milliseconds by the provider's clock: the same each time that it is sent. */
  at: number;
}

/** An instant in milliseconds. */
const time = pipe(
  custom<string>((value) => typeof value === 'string' && toTime(value) > 0),
  transform((text) => toTime(text)),
);

const knownDto = looseObject({ slug: visibleText, title: visibleText, company: string() });

/**
 * A bookmark. What its card shows may be missing or broken: the job is bookmarked all the same. `vacancy` comes as it was
 * sent.
 */
const bookmarkDto = looseObject({
  job: idSchema,
  saved: boolean(),
  changedAt: fallback(time, 0),
  known: fallback(nullish(knownDto), null),
});

type Sent = components['schemas']['Bookmark'];

export type BookmarkDto = Accepts<Omit<Sent, 'changedAt'> & { changedAt: number }, InferOutput<typeof bookmarkDto>>;

const bookmarkListDto = looseObject({
  ...envelope(listSchema(bookmarkDto, 'bookmarks')).entries,
  meta: looseObject({ at: time }),
});

export type BookmarkListDto = InferOutput<typeof bookmarkListDto>;

const toBookmark = ({ job, saved, changedAt, vacancy, known }: BookmarkDto): Bookmark => ({
  job,
  saved,
  changedAt,
  vacancy: vacancy ? (parseJobs([vacancy], 'bookmarks, vacancy')[0] ?? null) : null,
  isGone: vacancy === null,
  known: known ? { ...known, company: toCompanyName(known.company) } : null,
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
