import { and, eq, gte } from 'drizzle-orm';
import { recordEvents, type NewEvent } from '../../applications/application-events';
import { standingAppointments } from '../../applications/appointments';
import { UNDECIDED, updateApplication } from '../../applications/application-repository';
import type { Db } from '../../db/client';
import { applicationEvents, applications } from '../../db/schema';
import { dayInJakarta } from '@titian/rules/jakarta-day';
import { CommandFailure } from '../command-failure';
import { findId } from '../find-id';
import { eventTime, instantIn, ZONES, type Zone } from './event-time';
import { appointmentText } from './find-applications';
import { isLater, type Step } from './steps';

type Application = typeof applications.$inferSelect;

/** When something happened, as the command's options say. */
export interface Moment {
  /** Day or instant; left out for now. */
  at?: string | undefined;
  now: Date;
}

interface Change {
  values?: Partial<Application>;
  events: NewEvent[];
}

/** An application by its id or a prefix of it, locked for a change. Throws CommandFailure when it names none or several. */
async function findApplication(db: Db, id: string): Promise<Application> {
  const { id: column } = applications;
  const found = await findId(db, { noun: 'applications', table: applications, names: [], prefixes: [column] }, id);
  const [application] =
    found === null ? [] : await db.select().from(applications).where(eq(column, found)).for('update');
  if (!application) throw new CommandFailure(`No such application: ${id}.`);
  return application;
}

/** The appointment that some events are about, in words; null where they are about none. */
function appointmentOf([event]: readonly NewEvent[]): string | null {
  if (!event?.appointmentAt || !event.appointmentZone) return null;
  const time = appointmentText({ at: event.appointmentAt, zone: event.appointmentZone });
  const state = event.kind === 'appointmentCancelled' ? 'cancelled' : null;
  return [time, event.appointmentPlace, state].filter(Boolean).join(', ');
}

/** Changes an application and stores what happened, both or neither. */
function change(
  db: Db,
  id: string,
  { at, now }: Moment,
  toChange: (current: Application, instant: Date, tx: Db) => Change | Promise<Change>,
) {
  return db.transaction(async (tx) => {
    const current = await findApplication(tx, id);
    if (current.outcome === 'withdrawn') throw new CommandFailure('The candidate has withdrawn the application.');
    const { values, events } = await toChange(current, eventTime(at, current.appliedAt, now), tx);
    if (values) await updateApplication(tx, current.id, values);
    await recordEvents(tx, current.id, events, now);
    const changed = { ...current, ...values };
    const appointment = appointmentOf(events);
    return {
      id: changed.id,
      status: changed.status,
      outcome: changed.outcome,
      decided: changed.outcomeAt && dayInJakarta(changed.outcomeAt),
      ...(appointment !== null && { appointment }),
    };
  });
}

/** Throws CommandFailure for an application that has been decided. */
function refuseDecided({ outcome }: Application, hint = ''): void {
  if (outcome !== null) throw new CommandFailure(`The application was ${outcome}${hint}.`);
}

/** Notes that the company has seen an application. Throws CommandFailure for an unknown id, and the second time. */
export function viewApplication(db: Db, id: string, moment: Moment) {
  return change(db, id, moment, async (current, at, tx) => {
    const ofThis = and(eq(applicationEvents.applicationId, current.id), eq(applicationEvents.kind, 'viewed'));
    const sent = gte(applicationEvents.at, current.appliedAt);
    if ((await tx.$count(applicationEvents, and(ofThis, sent))) > 0) {
      throw new CommandFailure('The application was viewed before.');
    }
    return { events: [{ at, kind: 'viewed' }] };
  });
}

/**
 * Moves an application to a later step of the pipeline; with `force` to any, and a decision is taken back. Throws
 * CommandFailure for an unknown id, a withdrawn application and, without `force`, for a step that is no later one and an
 * application that has been decided.
 */
export function advanceApplication(db: Db, id: string, step: Step, moment: Moment & { force: boolean }) {
  return change(db, id, moment, (current, at) => {
    if (!moment.force) {
      refuseDecided(current, '; --force moves it anyway');
      if (!isLater(step, current.status)) {
        throw new CommandFailure(
          `The application is at ${current.status} already; --force moves it to ${step} anyway.`,
        );
      }
    }
    return { values: { status: step, ...UNDECIDED }, events: [{ at, kind: 'moved', step }] };
  });
}

export interface Appointment {
  /** As `parseTime` lets it through. */
  when: string;
  zone: Zone;
  minutes?: number | undefined;
  place?: string | undefined;
  bring?: string | undefined;
  url?: string | undefined;
  /** The time of the appointment that it replaces, as `when`. */
  insteadOf?: string | undefined;
}

/** The appointment at an instant. Throws CommandFailure where the application has none then. */
async function findAppointment(tx: Db, application: Application, instant: Date) {
  const standing = await standingAppointments(tx, application);
  const found = standing.find(({ appointmentAt }) => appointmentAt.getTime() === instant.getTime());
  if (!found) throw new CommandFailure(`The application has no appointment at ${instant.toISOString()}.`);
  return found;
}

/**
 * Notes an appointment, or that one is moved. A moved one keeps the values that the command leaves out. Throws
 * CommandFailure for an unknown id, an application that has ended, and an unknown appointment.
 */
export function appointApplication(db: Db, id: string, appointment: Appointment, moment: Moment) {
  const { when, zone, minutes, place, bring, url, insteadOf } = appointment;
  return change(db, id, moment, async (current, at, tx) => {
    if (current.outcome !== 'accepted') refuseDecided(current);
    const former = insteadOf === undefined ? null : await findAppointment(tx, current, instantIn(zone, insteadOf));
    const event = {
      appointmentId: former?.appointmentId ?? null,
      appointmentAt: instantIn(zone, when),
      appointmentZone: ZONES[zone].name,
      appointmentMinutes: minutes ?? former?.appointmentMinutes ?? null,
      appointmentPlace: place ?? former?.appointmentPlace ?? null,
      appointmentBring: bring ?? former?.appointmentBring ?? null,
      appointmentUrl: url ?? former?.appointmentUrl ?? null,
    };
    return { events: [{ at, kind: 'appointment', ...event }] };
  });
}

/** Notes that an appointment is cancelled. Throws CommandFailure for an unknown id, and an unknown appointment. */
export function cancelAppointment(
  db: Db,
  id: string,
  { when, zone }: Pick<Appointment, 'when' | 'zone'>,
  moment: Moment,
) {
  return change(db, id, moment, async (current, at, tx) => {
    const appointment = await findAppointment(tx, current, instantIn(zone, when));
    return { events: [{ at, kind: 'appointmentCancelled', ...appointment }] };
  });
}

/** Takes a candidate on: the application is accepted and at Onboard. Throws CommandFailure for one that has been decided. */
export function acceptApplication(db: Db, id: string, moment: Moment) {
  return change(db, id, moment, (current, at) => {
    refuseDecided(current);
    const moved: NewEvent[] = current.status === 'onboard' ? [] : [{ at, kind: 'moved', step: 'onboard' }];
    return {
      values: { ...UNDECIDED, status: 'onboard', outcome: 'accepted', outcomeAt: at },
      events: [...moved, { at, kind: 'outcome', outcome: 'accepted' }],
    };
  });
}

/**
 * Turns an application down; its job stays as it is. Throws CommandFailure for an unknown id, one that has been decided,
 * and one whose candidate has been taken on (specification 1, section 4).
 *
 * @param reason what the candidate sees; null for nothing
 */
export function rejectApplication(db: Db, id: string, reason: string | null, moment: Moment) {
  return change(db, id, moment, (current, at) => {
    refuseDecided(current);
    if (current.status === 'onboard') {
      throw new CommandFailure('The application is at onboard, which is no longer rejected.');
    }
    return {
      values: { outcome: 'rejected', outcomeAt: at, outcomeReason: reason },
      events: [{ at, kind: 'outcome', outcome: 'rejected', reason }],
    };
  });
}
