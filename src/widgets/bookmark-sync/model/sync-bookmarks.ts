import type { Bookmark, BookmarkChange, BookmarkList } from '@/entities/bookmark';
import type { Job } from '@/entities/job';
import type { DeviceBookmarks, PendingBookmark } from '@/features/bookmark-job';
import type { Id } from '@/shared/api';

/** The state of one account on this device. */
export interface Device {
  /** Null before the first merge. */
  read: () => DeviceBookmarks | null;
  write: (content: DeviceBookmarks) => void;
  /** The bookmarks that it shows, newest first. */
  jobs: () => readonly Job[];
  take: (jobs: readonly Job[]) => void;
  /** Milliseconds by this device's clock. */
  now: () => number;
}

/**
 * Why the account did not carry out a call: another attempt may help (`later`), it has as many bookmarks as it may have
 * (`full`), it does not know the job (`unknown`), or it never will (`refused`).
 */
export type Failure = 'later' | 'full' | 'unknown' | 'refused';

type Response<T> = { data: T } | { failure: Failure };

/** The provider's calls about one account. */
export interface Account {
  list: () => Promise<Response<BookmarkList>>;
  change: (change: BookmarkChange) => Promise<Response<Bookmark>>;
}

export interface SyncResult {
  /** True when device and account have the same, but for what the account cannot take. */
  isDone: boolean;
  /** True when the account takes no more bookmarks. */
  isFull: boolean;
}

/** How many changes are sent at once: a merge of many must leave room for the candidate's other saves. */
const MAX_CHANGES_AT_ONCE = 50;

/** How far ahead of the provider's clock a change may be; else this device's clock was set meanwhile. */
const MAX_AHEAD_MS = 30_000;

/** The first merge of a device: all its bookmarks are added, the first of them as the newest. */
export function firstMerge(jobs: readonly Job[], at: number): PendingBookmark[] {
  return jobs.map(({ id }, index) => ({ job: id, saved: true, at: at - index }));
}

/** Learns the provider's time and, the first time, merges what this device has. */
function begin(device: Device, { at, bookmarks }: BookmarkList): void {
  const before = device.read();
  const saved = new Set(bookmarks.filter((bookmark) => bookmark.saved).map(({ job }) => job));
  const latest = at + MAX_AHEAD_MS;
  device.write({
    offset: at - device.now(),
    clock: bookmarks.reduce((last, { changedAt }) => Math.max(last, changedAt), at),
    pending: before
      ? before.pending.map((change) => (change.at > latest ? { ...change, at: latest } : change))
      : firstMerge(device.jobs(), at).filter(({ job }) => !saved.has(job)),
  });
}

/** Replaces a change that was sent, unless the candidate has made another one of its job meanwhile. */
function settle(device: Device, sent: PendingBookmark, kept: PendingBookmark[] = []): void {
  const content = device.read();
  if (!content) return;
  const pending = content.pending.flatMap((change) =>
    change.job === sent.job && change.at === sent.at ? kept : [change],
  );
  device.write({ ...content, pending });
}

/** Sends what the account does not have yet, in order. */
async function send(device: Device, account: Account, known: Map<Id, Bookmark>): Promise<SyncResult> {
  const waiting = (device.read()?.pending ?? []).filter(({ isKept }) => !isKept).sort((a, b) => a.at - b.at);
  const result: SyncResult = { isDone: waiting.length <= MAX_CHANGES_AT_ONCE, isFull: false };
  for (const change of waiting.slice(0, MAX_CHANGES_AT_ONCE)) {
    // Stays on this device until there is room.
    if (result.isFull && change.saved) continue;
    const { job, saved, at } = change;
    const response = await account.change({ job, saved, at });
    if ('data' in response) {
      known.set(job, response.data);
      settle(device, change);
    } else if (response.failure === 'later') {
      return { ...result, isDone: false };
    } else if (response.failure === 'full') {
      result.isFull = true;
    } else {
      settle(device, change, response.failure === 'unknown' && saved ? [{ ...change, isKept: true }] : []);
    }
  }
  return result;
}

const NO_DETAILS = { workingType: null, workplace: null, deadline: null, createdAt: null, province: null, city: null };

/** The job of a bookmark; what the provider does not tell of it comes from this device. */
function toJob({ job, vacancy, isGone, known }: Bookmark, here: Job | undefined): Job[] {
  if (vacancy) return [vacancy];
  const stored: Job | null =
    here ??
    (known && {
      ...NO_DETAILS,
      id: job,
      slug: known.slug,
      title: known.title,
      isOpen: true,
      company: { name: known.company, logo: null, banner: null },
    });
  if (!stored) return [];
  return [isGone ? { ...stored, isOpen: false, isGone } : stored];
}

/** Takes the account's bookmarks, but for those that the candidate has changed on this device meanwhile. */
function take(device: Device, known: ReadonlyMap<Id, Bookmark>): void {
  const here = new Map(device.jobs().map((job) => [job.id, job]));
  const waiting = new Map(device.read()?.pending.map(({ job, saved }) => [job, saved]));
  const own = [...here.values()].filter(({ id }) => waiting.get(id));
  const theirs = [...known.values()]
    .filter(({ job, saved }) => saved && waiting.get(job) !== false && !(waiting.get(job) && here.has(job)))
    .sort((a, b) => b.changedAt - a.changedAt);
  device.take([...own, ...theirs.flatMap((bookmark) => toJob(bookmark, here.get(bookmark.job)))]);
}

/**
 * Brings the bookmarks of a device and its account together: sends the changes that wait on the device, and takes the
 * account's state for everything else. The first time, it adds what the device has. It can end at any point, and be
 * repeated. Specification 4, section 9; ADR 28.
 */
export async function syncBookmarks(device: Device, account: Account): Promise<SyncResult> {
  const listed = await account.list();
  if ('failure' in listed) return { isDone: false, isFull: false };
  begin(device, listed.data);
  // The browser stores nothing: the bookmarks stay as they are.
  if (!device.read()) return { isDone: true, isFull: false };
  const known = new Map(listed.data.bookmarks.map((bookmark) => [bookmark.job, bookmark]));
  const result = await send(device, account, known);
  take(device, known);
  return result;
}
