import { asc, eq, inArray } from 'drizzle-orm';
import { enqueue } from '../queue/enqueue';
import type { Db } from '../db/client';
import { applicationEvents, applications } from '../db/schema';
import { addNotifications } from '../news/add-notifications';
import { newsOfEvents } from '../news/news-of-events';
import { enqueuePushesOf } from '../news/enqueue-pushes';
import { standingAppointments, withSequences } from './appointments';
import { jobClosedAt } from './job-closing';
import { findApplication } from './application-repository';

type EventRow = typeof applicationEvents.$inferSelect;

/** Event of an application, as it is stored. */
export type NewEvent = Omit<typeof applicationEvents.$inferInsert, 'id' | 'position' | 'applicationId'>;

/** The end of an application cancels the appointments that lie ahead. */
async function cancelledBy(tx: Db, applicationId: string, events: readonly NewEvent[], now: Date): Promise<NewEvent[]> {
  const end = events.find(({ kind, outcome }) => kind === 'withdrawn' || outcome === 'rejected');
  if (!end) return [];
  const [application] = await tx.select().from(applications).where(eq(applications.id, applicationId));
  if (!application) return [];
  return (await standingAppointments(tx, application))
    .filter(({ appointmentAt }) => appointmentAt > now)
    .map((appointment) => ({ at: end.at, kind: 'appointmentCancelled', ...appointment }));
}

/**
 * Stores what happened to an application, with the appointments that its end cancels, the candidate's news of it, the
 * pushes of that and the mails about appointments. Call it in the transaction that changes the application.
 */
export async function recordEvents(
  tx: Db,
  applicationId: string,
  events: readonly NewEvent[],
  now = new Date(),
): Promise<void> {
  if (events.length === 0) return;
  const cancelled = await cancelledBy(tx, applicationId, events, now);
  const stored = await tx
    .insert(applicationEvents)
    .values([...cancelled, ...events].map((event) => ({ ...event, applicationId })))
    .returning();
  const [application] = await tx.select().from(applications).where(eq(applications.id, applicationId));
  if (application) await enqueuePushesOf(tx, await addNotifications(tx, newsOfEvents(application, stored)), now);
  for (const { id, appointmentAt } of stored) {
    if (appointmentAt) await enqueue(tx, 'mail-appointment', { eventId: id }, now);
  }
}

/** Leaves out what is null: the contract's events carry only what belongs to their kind. */
function withoutNulls<T extends object>(values: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  const entries = Object.entries(values).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as { [Key in keyof T]?: NonNullable<T[Key]> };
}

type SequencedEvent = EventRow & { sequence: number };

function toAppointment({ id, appointmentId, sequence, ...row }: SequencedEvent) {
  const { appointmentAt, appointmentZone } = row;
  if (!appointmentAt || appointmentZone === null) return null;
  return {
    id: appointmentId ?? id,
    sequence,
    at: appointmentAt.toISOString(),
    zone: appointmentZone,
    ...withoutNulls({
      minutes: row.appointmentMinutes,
      place: row.appointmentPlace,
      bring: row.appointmentBring,
      url: row.appointmentUrl,
    }),
  };
}

function toEvent(row: SequencedEvent) {
  const { id, at, kind, step, outcome, reason, reasonCode } = row;
  return {
    id,
    at: at.toISOString(),
    kind,
    ...withoutNulls({ step, outcome, reason, reasonCode, appointment: toAppointment(row) }),
  };
}

/** An application as far as its events are concerned. */
interface EventfulApplication {
  id: string;
  job: { id: string };
  /** ISO 8601. */
  jobClosedAt: string | null;
}

/**
 * Events of some applications, oldest first, in the contract's shape, by the application's id. That its
 * job is closed is no event of the application: it is read from the job, and gone once the job is open again.
 */
export async function eventsOf(db: Db, applications: readonly EventfulApplication[]) {
  const ids = applications.map(({ id }) => id);
  const rows = await db
    .select()
    .from(applicationEvents)
    .where(inArray(applicationEvents.applicationId, ids))
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.position));
  const stored = new Map(ids.map((id) => [id, [] as ReturnType<typeof toEvent>[]]));
  for (const row of withSequences(rows)) stored.get(row.applicationId)?.push(toEvent(row));
  return new Map(
    applications.map(({ id, job, jobClosedAt: at }) => {
      const closing = at === null ? [] : [{ id: `closed-${job.id}`, at, kind: 'jobClosed' as const }];
      const events = [...(stored.get(id) ?? []), ...closing];
      return [id, events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))];
    }),
  );
}

/**
 * The events of one of a candidate's applications (specification 4, section 1), as `eventsOf` has them. Undefined for an
 * unknown application and for another candidate's.
 */
export async function listEvents(db: Db, candidateId: string, id: string, now: Date) {
  const found = await findApplication(db, candidateId, id);
  if (!found) return undefined;
  const { application, job } = found;
  const closedAt = jobClosedAt(job, now)?.toISOString() ?? null;
  return (await eventsOf(db, [{ id: application.id, job, jobClosedAt: closedAt }])).get(application.id);
}

/** Kinds of events that tell how far an application has come. */
const PROGRESS_KINDS: readonly string[] = ['sent', 'viewed', 'moved'] satisfies NewEvent['kind'][];

type ContractEvents = NonNullable<ReturnType<Awaited<ReturnType<typeof eventsOf>>['get']>>;

/**
 * Latest state by the events of an application, oldest first: its last event, and the appointments that lie ahead, those
 * that were cancelled apart.
 */
function latestOf(events: ContractEvents, now: Date) {
  // An application that was withdrawn and sent again begins with its last sending.
  const current = events.slice(
    Math.max(
      0,
      events.findLastIndex(({ kind }) => kind === 'sent'),
    ),
  );
  const lastEvent = current.findLast(
    ({ kind, at }) => PROGRESS_KINDS.includes(kind) && Date.parse(at) <= now.getTime(),
  );
  const states = current.flatMap((event) =>
    'appointment' in event && event.appointment ? [{ kind: event.kind, appointment: event.appointment }] : [],
  );
  states.sort((a, b) => a.appointment.sequence - b.appointment.sequence);
  // The last event about an appointment tells its state.
  const last = [...new Map(states.map((state) => [state.appointment.id, state])).values()]
    .filter(({ appointment: { at } }) => Date.parse(at) >= now.getTime())
    .sort((a, b) => Date.parse(a.appointment.at) - Date.parse(b.appointment.at));
  const ofKind = (wanted: string) => last.filter(({ kind }) => kind === wanted).map(({ appointment }) => appointment);
  return {
    lastEvent: lastEvent ?? null,
    appointments: ofKind('appointment'),
    cancelledAppointments: ofKind('appointmentCancelled'),
  };
}

/**
 * Adds `lastEvent`, `appointments` and `cancelledAppointments` of the contract to some applications, with one query for all
 * of them. `now` decides which appointments lie ahead.
 */
export async function withLatestEvents<T extends EventfulApplication>(db: Db, applications: readonly T[], now: Date) {
  const events = await eventsOf(db, applications);
  return applications.map((application) => ({ ...application, ...latestOf(events.get(application.id) ?? [], now) }));
}
