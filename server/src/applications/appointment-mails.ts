import { and, asc, eq, or } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { enqueue } from '../queue/enqueue';
import type { AppointmentMail } from '../queue/job-payloads';
import type { Db } from '../db/client';
import { digestSettings } from '../db/saved-search-schema';
import { applicationEvents, applications, candidates, companies, jobs } from '../db/schema';
import { appointmentMail } from '../mail/appointment-mail';
import { addressOf } from '../mail/message';
import { nextDigestAt, zoneOfCandidate } from '../mail/quiet-hours';
import { withSequences } from './appointments';

/** An appointment within this time is told at night, too, and its cancellation for so long after it, in milliseconds. */
const SOON_MS = 86_400_000;

type Application = typeof applications.$inferSelect;

/** All events about the appointment of an event, oldest first. */
async function eventsOfAppointment(db: Db, eventId: string) {
  const { id, appointmentId, position } = applicationEvents;
  const [event] = await db.select().from(applicationEvents).where(eq(id, eventId));
  if (!event) return [];
  const appointment = event.appointmentId ?? event.id;
  const rows = await db
    .select()
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.applicationId, event.applicationId),
        or(eq(id, appointment), eq(appointmentId, appointment)),
      ),
    )
    .orderBy(asc(position));
  return withSequences(rows);
}

/** The application with its job and its candidate, who is told; undefined where nobody is to be told. */
async function findTold(db: Db, applicationId: string) {
  const [row] = await db
    .select({
      application: applications,
      job: { title: jobs.title, company: companies.name },
      candidate: candidates,
      wantsMails: digestSettings.appointmentMails,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .leftJoin(digestSettings, eq(digestSettings.candidateId, candidates.id))
    .where(eq(applications.id, applicationId));
  return row?.candidate.activatedAt && !row.candidate.deletionRequestedAt ? row : undefined;
}

type Event = Pick<typeof applicationEvents.$inferSelect, 'kind' | 'at'>;

/** True where an appointment belongs to what the candidate sent last, and is cancelled where that has ended. */
const isCurrent = ({ outcome, appliedAt }: Application, { kind, at }: Event): boolean =>
  at >= appliedAt && (kind === 'appointmentCancelled' || (outcome !== 'withdrawn' && outcome !== 'rejected'));

/**
 * An appointment as its last event tells it, with its application, job and candidate. Undefined for an event that was
 * followed by another one, which leaves telling to that one; for an appointment that has begun, or was cancelled and began
 * a day ago; for one that ended with its application; and where the candidate is not to be told.
 */
export async function findToldAppointment(db: Db, eventId: string, now: Date) {
  const event = (await eventsOfAppointment(db, eventId)).at(-1);
  const { appointmentAt: at, appointmentZone: zone } = event ?? {};
  if (event?.id !== eventId || !at || !zone) return undefined;
  const isCancelled = event.kind === 'appointmentCancelled';
  if (at.getTime() + (isCancelled ? SOON_MS : 0) <= now.getTime()) return undefined;
  const told = await findTold(db, event.applicationId);
  if (!told || !isCurrent(told.application, event)) return undefined;
  const appointment = {
    id: event.appointmentId ?? event.id,
    sequence: event.sequence,
    isCancelled,
    at,
    zone,
    minutes: event.appointmentMinutes,
    place: event.appointmentPlace,
    bring: event.appointmentBring,
    url: event.appointmentUrl,
  };
  return { ...told, event, appointment, isSoon: at.getTime() - now.getTime() <= SOON_MS };
}

/**
 * Mails that an appointment was made, moved or cancelled, by its last event. Of an appointment that has begun only a
 * cancellation is mailed. The end of an application cancels its appointments. At night it waits for the morning, unless the appointment is
 * within 24 hours. Specification 4, section 9.
 */
export async function sendAppointmentMail(deps: AppDeps, payload: AppointmentMail): Promise<void> {
  const { db, config, mailer, now: clock } = deps;
  const now = clock();
  const told = await findToldAppointment(db, payload.eventId, now);
  if (!told || told.wantsMails === false) return;
  const { candidate, job, event, appointment, isSoon } = told;
  const allowedAt = nextDigestAt(now, await zoneOfCandidate(db, candidate.id), null);
  if (allowedAt > now && !isSoon) {
    return db.transaction((tx) => enqueue(tx, 'mail-appointment', payload, now, allowedAt));
  }
  const { name, email } = candidate;
  const organizer = addressOf(config.mailFrom);
  const messageId = `appointment-${event.id}`;
  const sent = { name, email, messageId, organizer, job, appointment, stamp: event.at, now };
  await mailer.send(appointmentMail(config.appUrl, sent));
}
