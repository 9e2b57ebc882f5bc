/** The mail about an appointment, in Indonesian, as plain text and as HTML with the same words. */
import { appointmentUid, formatAppointment, reminderOf, type CalendarEvent } from '@titian/rules/appointment';
import { toCalendarFile } from '@titian/rules/calendar-file';
import { greetingOf, inOneLine, toMail, type Letter } from './letter';
import type { Mail } from './mailer';

/** An appointment as it was made, moved or cancelled. Texts are the company's. */
interface MailedAppointment {
  id: string;
  sequence: number;
  isCancelled: boolean;
  at: Date;
  /** IANA name of the zone of its place. */
  zone: string;
  minutes: number | null;
  place: string | null;
  bring: string | null;
  url: string | null;
}

interface Sent {
  name: string;
  email: string;
  messageId: string;
  /** Address that organizes the appointment. */
  organizer: string;
  job: { title: string; company: string };
  appointment: MailedAppointment;
  /** When the appointment was made or changed. */
  stamp: Date;
  /** When the mail is sent. */
  now: Date;
}

/** When an appointment takes place, in words. */
export const timeOf = ({ at, zone }: Pick<MailedAppointment, 'at' | 'zone'>): string =>
  formatAppointment(at.toISOString(), zone, 'id-ID');

/** The words for the state of an appointment: a heading, and the sentence before its facts. */
export function wordsOf({ sequence, isCancelled }: Pick<MailedAppointment, 'sequence' | 'isCancelled'>): {
  subject: string;
  before: string;
} {
  if (isCancelled) return { subject: 'Janji temu dibatalkan', before: 'Perusahaan membatalkan janji temu ini.' };
  if (sequence > 0)
    return { subject: 'Janji temu berubah', before: 'Perusahaan mengubah janji temu Anda. Yang berlaku:' };
  return { subject: 'Janji temu', before: 'Perusahaan membuat janji temu dengan Anda.' };
}

function factsOf({ job, appointment }: Sent): Letter['facts'] {
  const { minutes, place, bring, url } = appointment;
  const facts: [string, string | null, string?][] = [
    ['Lowongan', inOneLine(job.title)],
    ['Perusahaan', inOneLine(job.company)],
    ['Waktu', timeOf(appointment)],
    ['Lamanya', minutes === null ? null : `${minutes} menit`],
    ['Tempat', place],
    ['Bawa', bring],
    ['Tautan', url, url ?? undefined],
  ];
  return facts.flatMap(([label, text, href]) => (text === null ? [] : [{ label, text, href }]));
}

function toEvent({ email, organizer, job, appointment }: Sent): CalendarEvent {
  const { id, sequence, isCancelled, at, zone, minutes, place, bring, url } = appointment;
  return {
    uid: appointmentUid(id),
    sequence,
    isCancelled,
    start: at,
    isDay: false,
    zone,
    minutes,
    summary: `Janji temu: ${job.title}, ${job.company}`,
    description: [timeOf(appointment), bring && `Bawa: ${bring}`, url].filter(Boolean).join('\n'),
    place,
    link: url,
    organizer: { name: job.company, email: organizer },
    attendee: email,
  };
}

const REMINDERS = {
  evening: ', dengan pengingat pada malam sebelumnya',
  hour: ', dengan pengingat satu jam sebelumnya',
};

/** The effect of the attached file, with the reminder that it has. */
function fileWords(event: CalendarEvent, now: Date): string {
  if (event.isCancelled) return 'File kalender terlampir menghapusnya dari kalender Anda.';
  const reminder = reminderOf(event, now);
  return `File kalender terlampir menambahkannya ke kalender Anda${reminder ? REMINDERS[reminder.when] : ''}.`;
}

/**
 * The mail that an appointment was made, moved or cancelled, with its calendar file. Its subject has no word of an
 * employer. Specification 4, section 9.
 */
export function appointmentMail(appUrl: string, sent: Sent): Mail {
  const { name, email, messageId, appointment, stamp, now } = sent;
  const event = toEvent(sent);
  const { subject, before } = wordsOf(appointment);
  const mail = toMail(email, {
    subject: `${subject}: ${timeOf(appointment)}`,
    greeting: greetingOf(name),
    before,
    facts: factsOf(sent),
    button: 'Lihat lamaran',
    link: `${appUrl}/application`,
    after: fileWords(event, now),
    footer: [{ label: 'Matikan email janji temu', href: `${appUrl}/akun#mails` }],
  });
  const calendar = { isCancelled: appointment.isCancelled, text: toCalendarFile(event, now, stamp) };
  return { ...mail, messageId, calendar };
}
