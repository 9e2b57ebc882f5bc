import { boolean, custom, fallback, looseObject, nullish, pipe, string, transform } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { envelope, idSchema, listSchema, visibleText } from '@/shared/api';
import type { Accepts } from '@/shared/api';
import { toTime } from '@/shared/lib/dates';

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
export const bookmarkDto = looseObject({
  job: idSchema,
  saved: boolean(),
  changedAt: fallback(time, 0),
  known: fallback(nullish(knownDto), null),
});

type Sent = components['schemas']['Bookmark'];

export type BookmarkDto = Accepts<Omit<Sent, 'changedAt'> & { changedAt: number }, InferOutput<typeof bookmarkDto>>;

export const bookmarkListDto = looseObject({
  ...envelope(listSchema(bookmarkDto, 'bookmarks')).entries,
  meta: looseObject({ at: time }),
});

export type BookmarkListDto = InferOutput<typeof bookmarkListDto>;
