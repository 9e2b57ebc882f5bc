import { toTime } from '@/shared/lib/dates';
import { searchKey } from '@titian/rules/search-key';
import type { Job } from './job';
import { PAGE_SIZE } from './job-query';
import type { JobQuery, JobSort } from './job-query';

/** Later than every instant that a date can hold. */
const LAST = Number.MAX_SAFE_INTEGER;

interface Entry {
  job: Job;
  title: string;
  province: string;
  time: number;
}

/** Entries of a list, prepared once for each list and order. */
type JobIndex = Record<JobSort, () => readonly Entry[]>;

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

function toIndex(jobs: readonly Job[]): JobIndex {
  const entries = once(() =>
    jobs.map((job) => ({
      job,
      title: searchKey(job.title),
      province: searchKey(job.province ?? ''),
      time: toTime(job.createdAt),
    })),
  );
  // Sorting is stable: vacancies of one instant keep the provider's order. Those without one come last either way.
  return {
    newest: once(() => [...entries()].sort((a, b) => b.time - a.time)),
    oldest: once(() => [...entries()].sort((a, b) => (a.time || LAST) - (b.time || LAST))),
  };
}

/** Lists come from the API cache, which keeps a list's identity until its content changes. */
const indexes = new WeakMap<readonly Job[], JobIndex>();

function indexOf(jobs: readonly Job[]): JobIndex {
  const known = indexes.get(jobs);
  if (known) return known;
  const made = toIndex(jobs);
  indexes.set(jobs, made);
  return made;
}

/**
 * The vacancies that a search finds, in its order. The text is looked for in the title alone and the location in the
 * province's name, both as a part and without regard to case. Specification 1, section 5.
 *
 * @param jobs never changed in place: what is worked out for a list is cached as long as the list
 */
export function findJobs(jobs: readonly Job[], search: Omit<JobQuery, 'page'>): readonly Job[] {
  const title = searchKey(search.search);
  const province = searchKey(search.location);
  const { workingType, workplace } = search;
  const entries = indexOf(jobs)[search.sort]();
  return entries
    .filter(
      (entry) =>
        (!workingType || entry.job.workingType === workingType) &&
        (!workplace || entry.job.workplace === workplace) &&
        entry.province.includes(province) &&
        entry.title.includes(title),
    )
    .map(({ job }) => job);
}

/** One page of the vacancies that are found. */
export interface JobsPage {
  items: readonly Job[];
  /** From 1, at most `pageCount`. */
  page: number;
  /** At least 1. */
  pageCount: number;
  /** Vacancies on all pages. */
  total: number;
}

/** One page of a list; a page that is none becomes the nearest that is. */
export function paginate(jobs: readonly Job[], page: number, pageSize = PAGE_SIZE): JobsPage {
  const pageCount = Math.max(1, Math.ceil(jobs.length / pageSize));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount);
  return {
    items: jobs.slice((shown - 1) * pageSize, shown * pageSize),
    page: shown,
    pageCount,
    total: jobs.length,
  };
}
