import { formatAppointment } from '@titian/rules/appointment';
import { toTime } from '@/shared/lib/dates';
import { locale } from '@/shared/lib/language';
import { toLinkAddress } from '@/shared/lib/web-address';
import { texts } from '../texts';
import type { Application } from './application';
import type { Appointment } from './application-event';
import { hasPassed } from './is-ahead';

/** An appointment in words. */
export interface AppointmentWords {
  /** Day, time and zone, or that the time is not known. */
  time: string;
  place: string | null;
  /** Things to bring, or null. */
  bring: string | null;
  /** An http or https address, or null. */
  link: string | null;
}

/** An appointment as the card and the timeline show it. */
export const describeAppointment = ({ at, zone, place, bring, url }: Appointment): AppointmentWords => ({
  time: at === null ? texts.events.noTime : formatAppointment(at, zone, locale()),
  place,
  bring: bring === null ? null : texts.bring(bring),
  link: toLinkAddress(url),
});

/**
 * Appointments of an application, cancelled ones included, that have not passed by the device's clock, soonest first; none
 * once it was withdrawn or turned down. Specification 4, section 1.
 */
export function toUpcomingAppointments(
  { outcome, appointments }: Pick<Application, 'outcome' | 'appointments'>,
  now: Date,
): Appointment[] {
  if (outcome === 'withdrawn' || outcome === 'rejected') return [];
  return appointments
    .filter(({ at }) => at !== null && !hasPassed(at, now))
    .sort((a, b) => toTime(a.at) - toTime(b.at));
}
