/**
 * Two phones of one account, by the app's own rule of bringing bookmarks together and the server's own rule of which
 * operation counts. Specification 4, section 9.
 */
import { array, assert, asyncProperty, boolean, constant, integer, oneof, record } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { makeJob } from '@test/make-job';
import { settle } from '../../server/src/bookmarks/settle';
import type { BookmarkState } from '../../server/src/bookmarks/settle';
import type { Bookmark, BookmarkChange } from '../../src/entities/bookmark';
import type { Job } from '../../src/entities/job';
import { noteBookmark } from '../../src/features/bookmark-job/model/note-bookmark';
import { readDeviceBookmarks, writeDeviceBookmarks } from '../../src/features/bookmark-job/model/pending-bookmarks';
import { syncBookmarks } from '../../src/widgets/bookmark-sync/model/sync-bookmarks';
import type { Account, Device } from '../../src/widgets/bookmark-sync/model/sync-bookmarks';

const JOBS: Job[] = Array.from({ length: 4 }, (_, index) =>
  makeJob({ id: `job-${index}`, title: `Lowongan ${index}` }),
);
const START = Date.parse('2026-11-25T00:00:00Z');

/** The provider's time in milliseconds; each step takes one second of it, so that no two actions are made at once. */
const world = { now: START, phones: 0 };

/** The account, with the server's rule. */
function makeServer() {
  const rows = new Map<string, BookmarkState>();
  const toBookmark = (job: string): Bookmark => {
    const { saved = false, changedAt = new Date(0) } = rows.get(job) ?? {};
    const vacancy = JOBS.find(({ id }) => id === job) ?? null;
    return { job, saved, changedAt: changedAt.getTime(), vacancy, isGone: false, known: null };
  };
  return {
    list: () => ({ at: world.now, bookmarks: [...rows.keys()].map(toBookmark) }),
    change: ({ job, saved, at }: BookmarkChange): Bookmark => {
      const state = settle(rows.get(String(job)), { saved, at: new Date(at) }, new Date(world.now));
      if (state) rows.set(String(job), state);
      return toBookmark(String(job));
    },
  };
}

type Server = ReturnType<typeof makeServer>;

/** The fate of a call: it arrives, the request is lost, or the response is lost. */
type Fate = 'arrives' | 'lost' | 'unheard';

const ids = (jobs: readonly Job[]): string[] => jobs.map(({ id }) => String(id)).sort();

/**
 * A phone.
 *
 * @param ahead how far its clock is from the provider's, in milliseconds
 * @param before its bookmarks from before the update
 */
function makePhone(server: Server, ahead: number, before: readonly Job[]) {
  world.phones += 1;
  const name = `phone-${world.phones}`;
  let jobs: readonly Job[] = before;
  let fates: Fate[] = [];
  const sent: BookmarkChange[] = [];
  const fate = (): Fate => fates.shift() ?? 'arrives';
  const device: Device = {
    read: () => readDeviceBookmarks(name),
    write: (content) => writeDeviceBookmarks(name, content),
    jobs: () => jobs,
    take: (next) => (jobs = next),
    now: () => world.now + ahead,
  };
  const account: Account = {
    list: async () => (fate() === 'arrives' ? { data: server.list() } : { failure: 'later' }),
    change: async (change) => {
      sent.push(change);
      const ends = fate();
      const data = ends === 'lost' ? undefined : server.change(change);
      return data && ends === 'arrives' ? { data } : { failure: 'later' };
    },
  };
  return {
    shown: () => ids(jobs),
    toggle: (job: Job): boolean => {
      const others = jobs.filter(({ id }) => id !== job.id);
      const saved = others.length === jobs.length;
      jest.spyOn(Date, 'now').mockReturnValue(device.now());
      noteBookmark(name, job.id, saved);
      jest.restoreAllMocks();
      jobs = saved ? [job, ...jobs] : others;
      return saved;
    },
    sync: async (next: Fate[]) => {
      fates = [...next];
      await syncBookmarks(device, account);
      fates = [];
    },
    /** A call that was sent long ago arrives once more. */
    repeat: (index: number) => {
      const change = sent[index % Math.max(sent.length, 1)];
      if (change) server.change(change);
    },
  };
}

type Step =
  | { kind: 'toggle'; phone: 0 | 1; job: number }
  | { kind: 'sync'; phone: 0 | 1; fates: Fate[] }
  | { kind: 'repeat'; phone: 0 | 1; index: number };

const phone = integer({ min: 0, max: 1 }) as Arbitrary<0 | 1>;
const anyFate = oneof<Arbitrary<Fate>[]>(constant('arrives'), constant('lost'), constant('unheard'));
const step: Arbitrary<Step> = oneof(
  record({ kind: constant('toggle' as const), phone, job: integer({ min: 0, max: JOBS.length - 1 }) }),
  record({ kind: constant('toggle' as const), phone, job: integer({ min: 0, max: JOBS.length - 1 }) }),
  record({ kind: constant('sync' as const), phone, fates: array(anyFate, { maxLength: 5 }) }),
  record({ kind: constant('repeat' as const), phone, index: integer({ min: 0, max: 30 }) }),
);

const day = 86_400_000;
const clocks = record({ first: integer({ min: -day, max: day }), second: integer({ min: -day, max: day }) });
const steps = array(step, { maxLength: 60 });

beforeAll(() => {
  const stored: Record<string, unknown> = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => (stored[key] = text),
  };
  Object.assign(globalThis, { localStorage: stored });
});
afterAll(() => Reflect.deleteProperty(globalThis, 'localStorage'));

beforeEach(() => {
  world.now = START;
});

/** Runs the steps, and then brings both phones together without a failure, the last one twice. */
async function play(
  phones: ReturnType<typeof makePhone>[],
  made: readonly Step[],
  onToggle: (step: Step & { kind: 'toggle' }, saved: boolean) => void,
) {
  for (const each of made) {
    world.now += 1000;
    const current = phones[each.phone];
    if (!current) continue;
    if (each.kind === 'sync') await current.sync(each.fates);
    else if (each.kind === 'repeat') current.repeat(each.index);
    else onToggle(each, current.toggle(JOBS[each.job] as Job));
  }
  for (const current of [...phones, ...phones]) {
    world.now += 1000;
    await current.sync([]);
  }
}

it('two phones end with the same bookmarks, each as the candidate left it last, offline or not', async () => {
  await assert(
    asyncProperty(steps, clocks, async (made, { first, second }) => {
      const server = makeServer();
      const phones = [makePhone(server, first, []), makePhone(server, second, [])];
      // Both have been used with the account before.
      for (const each of phones) await each.sync([]);
      const last = new Map<string, boolean>();
      await play(phones, made, ({ job }, saved) => last.set(`job-${job}`, saved));
      const expected = [...last].filter(([, saved]) => saved).map(([id]) => id);
      for (const each of phones) expect(each.shown()).toEqual(expected.sort());
    }),
    { numRuns: 500 },
  );
});

it('a phone from before the update adds what it has, once, and loses nothing of the account', async () => {
  const some = array(integer({ min: 0, max: JOBS.length - 1 }), { maxLength: 3 });
  await assert(
    asyncProperty(steps, some, some, boolean(), async (made, before, of, isOld) => {
      const server = makeServer();
      const jobsAt = (indexes: number[]) => [...new Set(indexes)].map((index) => JOBS[index] as Job);
      const first = makePhone(server, 0, []);
      const old = makePhone(server, 0, jobsAt(before));
      for (const job of jobsAt(of)) server.change({ job: job.id, saved: true, at: world.now });
      await first.sync([]);
      const last = new Map(jobsAt(of).map(({ id }) => [String(id), true]));
      const phones = isOld ? [first, old] : [old, first];
      await play(
        phones,
        made.filter(({ kind }) => kind !== 'toggle'),
        () => undefined,
      );
      for (const { id } of jobsAt(before)) last.set(String(id), true);
      for (const each of phones) expect(each.shown()).toEqual([...last.keys()].sort());

      // Deleted on one phone, nothing comes back from the other.
      world.now += 1000;
      for (const id of [...last.keys()]) first.toggle(JOBS.find((job) => job.id === id) as Job);
      for (const each of [first, old, first]) {
        world.now += 1000;
        each.repeat(0);
        await each.sync([]);
      }
      for (const each of phones) expect(each.shown()).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
