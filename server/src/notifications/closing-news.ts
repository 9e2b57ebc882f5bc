import { and, between, eq, gte, isNull, lt, lte, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps';
import { isNotSetAside, runApart } from '../queue/run-apart';
import { bookmarks } from '../db/bookmark-schema';
import type { Db } from '../db/client';
import { type NotificationKind, notifications } from '../db/notification-schema';
import { applications, candidates, jobs } from '../db/schema';
import { repeat } from '../http/repeat';
import { isOpen } from '../jobs/job-status';
import { dayInJakarta } from '@titian/rules/jakarta-day';
import { addNotifications, type NewNotification } from '../news/add-notifications';

const DAY_MS = 86_400_000;

/** How often the closings of jobs are compared with what was told of them, in milliseconds. */
const EVERY_MS = 600_000;

/** For how many days the closing of a job is news, also after the server was down. */
const CLOSED_DAYS = 14;

/** The days left at which the closing of a saved job is news, each with the later ones that it covers. */
const NOTICES = [
  { days: 3, until: 2 },
  { days: 1, until: 0 },
] as const;

/** How many rows are read and stored at a time. */
const BATCH_SIZE = 500;

const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** A day in Jakarta, some days from an instant, as `YYYY-MM-DD`. */
const dayFrom = (now: Date, days: number): string => dayInJakarta(daysFrom(now, days));

/** Condition on candidates: news with a key is not stored, and the account is not being deleted. */
function isUntold(db: Db, kind: NotificationKind, subject: SQL, threshold: SQL): SQL | undefined {
  const told = db
    .select({ one: sql`1` })
    .from(notifications)
    .where(
      and(
        eq(notifications.candidateId, candidates.id),
        eq(notifications.kind, kind),
        eq(notifications.subject, subject),
        eq(notifications.threshold, threshold),
      ),
    );
  return and(isNull(candidates.deletionRequestedAt), notExists(told));
}

/**
 * Saved jobs whose last day comes soon, which their candidates did not apply to and had saved before the notice began.
 * The key has notice and deadline, so that a deadline that moves is news again.
 */
async function savedJobs(
  db: Db,
  now: Date,
  whose: SQL,
  { days, until }: (typeof NOTICES)[number],
): Promise<NewNotification[]> {
  const threshold = sql<string>`concat(${days}::int, ' ', ${jobs.deadline})`;
  const noticeBegins = sql`(${jobs.deadline} - ${days}::int)::timestamp at time zone 'Asia/Jakarta'`;
  const applied = db
    .select({ one: sql`1` })
    .from(applications)
    .where(
      and(
        eq(applications.candidateId, bookmarks.candidateId),
        eq(applications.jobId, bookmarks.jobId),
        or(isNull(applications.outcome), ne(applications.outcome, 'withdrawn')),
      ),
    );
  const rows = await db
    .select({ candidateId: candidates.id, jobId: jobs.id, threshold, deadline: sql<string>`${jobs.deadline}::text` })
    .from(jobs)
    .innerJoin(bookmarks, and(eq(bookmarks.jobId, jobs.id), sql`${bookmarks.saved}`))
    .innerJoin(candidates, eq(candidates.id, bookmarks.candidateId))
    .where(
      and(
        whose,
        isOpen(now),
        // Enough by itself to find the few jobs by their index; the days decide.
        between(jobs.closesAt, now, daysFrom(now, days + 2)),
        gte(jobs.deadline, dayFrom(now, until)),
        lte(jobs.deadline, dayFrom(now, days)),
        lt(bookmarks.changedAt, noticeBegins),
        notExists(applied),
        isUntold(db, 'savedJobCloses', sql`${jobs.id}::text`, threshold),
      ),
    )
    .limit(BATCH_SIZE);
  return rows.map(({ candidateId, jobId, threshold: key, deadline }) => ({
    candidateId,
    kind: 'savedJobCloses',
    subject: jobId,
    threshold: key,
    data: { jobId, deadline },
    createdAt: now,
  }));
}

/** Applications without a decision whose jobs have closed, by hand or by their deadline. */
async function closedJobs(db: Db, now: Date, whose: SQL): Promise<NewNotification[]> {
  const closedByHand = sql`case when ${jobs.status} = 'closed'
    then (coalesce(${jobs.closedAt}, ${jobs.createdAt}) at time zone 'Asia/Jakarta')::date end`;
  const closedOn = sql<string>`least(${jobs.deadline}, ${closedByHand})::text`;
  const threshold = sql<string>`concat('jobClosed ', ${closedOn})`;
  const rows = await db
    .select({ candidateId: candidates.id, id: applications.id, jobId: jobs.id, threshold, closedOn })
    .from(jobs)
    .innerJoin(applications, and(eq(applications.jobId, jobs.id), isNull(applications.outcome)))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(
      and(
        whose,
        or(
          between(jobs.closesAt, daysFrom(now, -CLOSED_DAYS), now),
          and(eq(jobs.status, 'closed'), gte(jobs.closedAt, daysFrom(now, -CLOSED_DAYS))),
        ),
        ne(applications.status, 'onboard'),
        isUntold(db, 'application', sql`${applications.id}::text`, threshold),
      ),
    )
    .limit(BATCH_SIZE);
  return rows.map(({ candidateId, id, jobId, threshold: key, closedOn: day }) => ({
    candidateId,
    kind: 'application',
    subject: id,
    threshold: key,
    data: { event: 'jobClosed', jobId, closedOn: day },
    createdAt: now,
  }));
}

/** Stores the news of some candidates by batches. `store` gives back how much it has stored. */
async function addNews(
  db: Db,
  now: Date,
  whose: SQL,
  store: (news: NewNotification[]) => Promise<number>,
  signal?: AbortSignal,
): Promise<void> {
  const reads = [...NOTICES.map((notice) => () => savedJobs(db, now, whose, notice)), () => closedJobs(db, now, whose)];
  for (const read of reads) {
    do if (signal?.aborted) return;
    while ((await store(await read())) > 0);
  }
}

const addTogether = (db: Db, news: readonly NewNotification[]): Promise<number> =>
  db.transaction(async (tx) => (await addNotifications(tx, news)).length);

/** Stores the news of jobs that close of one candidate. */
export const addClosingNewsOf = (db: Db, now: Date, candidateId: string): Promise<void> =>
  addNews(db, now, eq(candidates.id, candidateId), (news) => addTogether(db, news));

/**
 * Stores the news of jobs that close: of saved ones in three days or one, and of those that were applied to once they
 * are closed. Nothing is remembered but the news itself, so that a time in which the server was down, a moved deadline and
 * several servers on one database make no difference. A candidate whose news cannot be stored is set aside.
 * Specification 4, section 9.
 *
 * @param signal ends it between two batches
 */
export async function addClosingNews(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const store = async (news: NewNotification[]): Promise<number> => {
    let added = 0;
    const ids = new Set(news.map(({ candidateId }) => candidateId));
    await runApart({ db, now: () => now }, 'closing-news', [...ids], async (some) => {
      const theirs = news.filter(({ candidateId }) => some.includes(candidateId));
      added += await addTogether(db, theirs);
    });
    return added;
  };
  await addNews(db, now, isNotSetAside('closing-news', candidates.id), store, signal);
}

/** Makes a running app look for such news when it listens and every ten minutes. */
export function addClosingNewsOften(app: FastifyInstance, { db, now }: Pick<AppDeps, 'db' | 'now'>): void {
  const task = (signal: AbortSignal): Promise<void> => addClosingNews(db, now(), signal);
  repeat(app, { every: EVERY_MS, atOnce: true, task, failure: 'the news of jobs that close could not be stored' });
}
