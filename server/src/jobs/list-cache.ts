import type { AppDeps } from '../app-deps';
import type { Config } from '../config';
import { readJobsVersion } from './jobs-version';
import { RefreshedCache } from './refreshed-cache';
import type { CacheLimit } from './versioned-cache';

/** How often a list of all jobs is made again during many changes, in milliseconds, as during an import. */
const INTERVAL_MS = 5_000;

/** How old such a list may be after a change, in milliseconds, where `SEARCH_MAX_AGE` allows it. */
const MAX_AGE_MS = 10_000;

/** Readers wait for a list that is made in so many milliseconds: one of some thousand jobs. */
const PATIENCE_MS = 200;

export type ListCacheDeps = Pick<AppDeps, 'db' | 'now'> & { config: Pick<Config, 'searchMaxAge'> };

/**
 * A cache of what is made of all jobs. After a change of any of them a long list is given as it was while it is made again,
 * at most once in five seconds and never when it is older than ten (`docs/operations.md`, `SEARCH_MAX_AGE`); readers wait
 * for a short list, so that they see a change at once.
 *
 * @param maxAge how old a long list may be instead, in milliseconds
 */
export const listCache = <T>(
  { config, now, db }: ListCacheDeps,
  limit: CacheLimit<T>,
  maxAge = Math.min(config.searchMaxAge * 1_000, MAX_AGE_MS),
): RefreshedCache<T> =>
  new RefreshedCache({
    readVersion: readJobsVersion({ db, now }),
    limit,
    maxAge,
    interval: INTERVAL_MS,
    patience: PATIENCE_MS,
    now,
  });
