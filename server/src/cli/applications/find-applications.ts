import { and, asc, count, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import { isWaiting } from '../../answers/company-answers';
import type { Db } from '../../db/client';
import { applicationEvents, applications, candidates, jobs } from '../../db/schema';
import { dayInJakarta } from '@titian/rules/jakarta-day';
import { isIdOrPrefix } from '../find-id';
import { ZONES } from './event-time';
import type { Step } from './steps';

export interface ApplicationFilter {
  status?: Step;
  /** Slug, id, or the beginning of an id. */
  job?: string;
  /** E-mail address. */
  candidate?: string;
  /** Only those that wait for an answer, the longest first. */
  unanswered?: boolean;
  limit: number;
}

function matches({ status, job, candidate, unanswered }: ApplicationFilter): SQL | undefined {
  return and(
    unanswered ? isWaiting : undefined,
    status && eq(applications.status, status),
    job === undefined ? undefined : or(eq(jobs.slug, job), isIdOrPrefix(jobs.id, job)),
    candidate === undefined ? undefined : sql`lower(${candidates.email}) = lower(${candidate})`,
  );
}

/** The next appointment of an application as JSON; null when none lies ahead. */
const appointment = (now: Date) => sql<{ at: string; zone: string } | null>`(
  select json_build_object('at', event.appointment_at, 'zone', event.appointment_zone)
  from ${applicationEvents} as event
  where event.application_id = ${applications.id} and event.appointment_at >= ${now.toISOString()}::timestamptz
    and event.kind = 'appointment' and not exists (
      select from ${applicationEvents} as later
      where later.application_id = event.application_id and later.position > event.position
        and later.appointment_id = coalesce(event.appointment_id, event.id)
    )
  order by event.appointment_at limit 1
)`;

/** An appointment at its place: `2026-11-30 10:00 WIB`. */
export function appointmentText(next: { at: string | Date; zone: string }): string {
  const time = new Date(next.at).toLocaleString('sv-SE', {
    timeZone: next.zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const letters = Object.entries(ZONES).find(([, { name }]) => name === next.zone)?.[0];
  return `${time} ${letters ?? next.zone}`;
}

/** The newest applications that a filter lets through, the oldest of those unanswered, and how many there are in all. */
export async function listApplications(db: Db, filter: ApplicationFilter, now: Date) {
  const where = matches(filter);
  const ofJob = eq(jobs.id, applications.jobId);
  const ofCandidate = eq(candidates.id, applications.candidateId);
  const rows = await db
    .select({ application: applications, slug: jobs.slug, email: candidates.email, next: appointment(now) })
    .from(applications)
    .innerJoin(jobs, ofJob)
    .innerJoin(candidates, ofCandidate)
    .where(where)
    .orderBy((filter.unanswered ? asc : desc)(applications.appliedAt), applications.id)
    .limit(filter.limit);
  const [counted] = await db
    .select({ total: count() })
    .from(applications)
    .innerJoin(jobs, ofJob)
    .innerJoin(candidates, ofCandidate)
    .where(where);
  return {
    total: counted?.total ?? 0,
    rows: rows.map(({ application, slug, email, next }) => ({
      id: application.id,
      candidate: email,
      job: slug,
      status: application.status,
      outcome: application.outcome,
      decided: application.outcomeAt && dayInJakarta(application.outcomeAt),
      reason: application.outcomeReason,
      reasonCode: application.outcomeReasonCode,
      applied: dayInJakarta(application.appliedAt),
      appointment: next && appointmentText(next),
    })),
  };
}
