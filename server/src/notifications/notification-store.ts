import { and, desc, eq, gt, inArray, isNull, lt, lte, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { withNewFirst } from '@titian/rules/job-address';
import type { AppDeps } from '../app-deps';
import { eventsOf } from '../applications/application-events';
import type { Db } from '../db/client';
import { type NotificationData, notifications } from '../db/notification-schema';
import { savedSearches } from '../db/saved-search-schema';
import { applications, companies, jobs, locations } from '../db/schema';
import { jobStatus } from '../jobs/job-status';

/** How many pieces of news a page has. */
export const PAGE_SIZE = 30;

type Row = typeof notifications.$inferSelect;

/** A row by its kind, each with its own data. */
type News = {
  [Kind in keyof NotificationData]: Omit<Row, 'kind' | 'data'> & { kind: Kind; data: NotificationData[Kind] };
}[keyof NotificationData];

/** News that is marked as read: all up to an id, or some. */
export type NewsToMark = { upTo: string } | { ids: string[] };

function jobIdsOf(news: News): string[] {
  return news.kind === 'savedSearch' ? news.data.jobIds : [news.data.jobId];
}

async function jobsOfNews(db: Db, ids: string[], now: Date) {
  const { id, slug, title, status, deadline, deadlineAt, closesAt } = jobs;
  const rows = await db
    .select({
      id,
      slug,
      title,
      company: companies.name,
      status,
      deadline,
      deadlineAt,
      closesAt,
      province: locations.name,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(locations, eq(locations.id, jobs.locationId))
    .where(inArray(id, ids));
  return new Map(
    rows.map(({ closesAt: end, deadlineAt: at, province, ...job }) => [
      job.id,
      {
        ...job,
        status: jobStatus({ ...job, closesAt: end }, now),
        ...(at && { deadlineAt: at.toISOString(), ...(province !== null && { province }) }),
      },
    ]),
  );
}

/** The appointments of some applications by the event that tells of each, with their present state. */
async function findAppointments(db: Db, applicationIds: string[]) {
  const { id, appliedAt, outcome } = applications;
  const rows = await db.select({ id, appliedAt, outcome }).from(applications).where(inArray(id, applicationIds));
  const events = await eventsOf(
    db,
    rows.map((row) => ({ id: row.id, job: row, jobClosedAt: null })),
  );
  return new Map(
    rows.flatMap((application) => {
      const told = (events.get(application.id) ?? []).flatMap((event) =>
        'appointment' in event && event.appointment ? [{ ...event, appointment: event.appointment }] : [],
      );
      const hasEnded = application.outcome === 'withdrawn' || application.outcome === 'rejected';
      return told.map(({ id: eventId, at, kind, appointment }) => {
        const isEarlier = Date.parse(at) < application.appliedAt.getTime();
        const state = hasEnded || isEarlier ? 'ended' : 'scheduled';
        return [eventId, { ...appointment, status: kind === 'appointment' ? state : 'cancelled' }] as const;
      });
    }),
  );
}

/** The queries of a candidate's saved searches by their ids: there are few. */
async function findQueries(db: Db, candidateId: string) {
  const { id, query } = savedSearches;
  const rows = await db.select({ id, query }).from(savedSearches).where(eq(savedSearches.candidateId, candidateId));
  return new Map(rows.map((search) => [search.id, search.query]));
}

interface Found {
  jobs: Awaited<ReturnType<typeof jobsOfNews>>;
  appointments: Awaited<ReturnType<typeof findAppointments>>;
  queries: Awaited<ReturnType<typeof findQueries>>;
}

/** The part of the contract's shape that belongs to a kind, or null for news whose appointment is gone. */
function detailsOf(news: News, found: Found) {
  switch (news.kind) {
    case 'application': {
      const { jobId, ...event } = news.data;
      return { application: news.subject, job: found.jobs.get(jobId) ?? null, ...event };
    }
    case 'appointment': {
      const { jobId, applicationId, eventId } = news.data;
      const appointment = found.appointments.get(eventId);
      return appointment ? { application: applicationId, job: found.jobs.get(jobId) ?? null, appointment } : null;
    }
    case 'savedJobCloses':
      return { job: found.jobs.get(news.data.jobId) ?? null };
    case 'savedSearch': {
      const { savedSearchId: id, name, count, jobIds, newFrom } = news.data;
      const stored = found.queries.get(id) ?? null;
      const query = stored === null || newFrom === undefined ? stored : withNewFirst(stored, newFrom);
      return { search: { id, name, query, count, jobs: jobIds.flatMap((jobId) => found.jobs.get(jobId) ?? []) } };
    }
  }
}

/** Leaves out news of an appointment that was moved or cancelled since: later news tells of it. */
function isCurrent(db: Db) {
  const later = alias(notifications, 'later');
  return notExists(
    db
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.candidateId, notifications.candidateId),
          eq(later.kind, 'appointment'),
          eq(later.kind, notifications.kind),
          eq(later.subject, notifications.subject),
          gt(later.id, notifications.id),
        ),
      ),
  );
}

/**
 * A page of a candidate's news in the contract's shape, newest first, and the cursor of the next page or null.
 * Specification 4, section 9.
 *
 * @param after cursor of the page before; left out for the first page
 */
export async function listNotifications({ db, now }: Pick<AppDeps, 'db' | 'now'>, candidateId: string, after?: string) {
  const rows = (await db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.candidateId, candidateId),
        after === undefined ? undefined : lt(notifications.id, Number(after)),
        isCurrent(db),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(PAGE_SIZE + 1)) as News[];
  const page = rows.slice(0, PAGE_SIZE);
  const applicationIds = page.flatMap((news) => (news.kind === 'appointment' ? [news.data.applicationId] : []));
  const found = {
    jobs: await jobsOfNews(db, page.flatMap(jobIdsOf), now()),
    appointments: await findAppointments(db, applicationIds),
    queries: await findQueries(db, candidateId),
  };
  const items = page.flatMap((news) => {
    const details = detailsOf(news, found);
    const { id, kind, createdAt, readAt } = news;
    return details === null
      ? []
      : [
          {
            id: String(id),
            at: createdAt.toISOString(),
            kind,
            readAt: readAt?.toISOString() ?? null,
            ...details,
          },
        ];
  });
  return { items, next: rows.length > PAGE_SIZE ? String(page.at(-1)?.id) : null };
}

const isUnread = (candidateId: string) => and(eq(notifications.candidateId, candidateId), isNull(notifications.readAt));

/** How much news of a candidate is unread. */
export const countUnread = (db: Db, candidateId: string): Promise<number> =>
  db.$count(notifications, and(isUnread(candidateId), isCurrent(db)));

/** Marks news of a candidate as read; what is read already keeps its time. */
export async function markRead(
  { db, now }: Pick<AppDeps, 'db' | 'now'>,
  candidateId: string,
  news: NewsToMark,
): Promise<void> {
  const which =
    'upTo' in news ? lte(notifications.id, Number(news.upTo)) : inArray(notifications.id, news.ids.map(Number));
  await db
    .update(notifications)
    .set({ readAt: now() })
    .where(and(isUnread(candidateId), which));
}
