import type { AppDeps } from '../app-deps';
import { readJobsVersion } from './jobs-version';
import { RefreshedCache } from './refreshed-cache';
import type { CacheLimit } from './versioned-cache';

/** How often a list of all jobs is made again during many changes, in milliseconds, as during an import. */
const INTERVAL_MS = 5_000;

/** How old what a search finds may be after a change, in milliseconds (ADR 47). */
export const MAX_SEARCH_AGE_MS = 30_000;

/** How old a list of all jobs may be after a change, in milliseconds (ADR 47). */
const MAX_AGE_MS = 10_000;

/** Readers wait for a list that is made in so many milliseconds: one of some thousand jobs. */
const PATIENCE_MS = 200;

export type ListCacheDeps = Pick<AppDeps, 'db' | 'now' | 'maxAge'>;

/**
 * A cache of what is made of all jobs. After a change of any of them a long list is given as it was while it is made again,
 * at most once in five seconds and never when it is older than ten; readers wait for a short list, so that they see a
 * change at once.
 *
 * @param oldest how old a long list may be instead, in milliseconds
 */
export const listCache = <T>(
  { db, now, maxAge = Infinity }: ListCacheDeps,
  limit: CacheLimit<T>,
  oldest = MAX_AGE_MS,
): RefreshedCache<T> =>
  new RefreshedCache({
    readVersion: readJobsVersion({ db, now }),
    limit,
    maxAge: Math.min(maxAge, oldest),
    interval: INTERVAL_MS,
    patience: PATIENCE_MS,
    now,
  });
