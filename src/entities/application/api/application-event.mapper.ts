import { toDay } from '@/shared/lib/dates';
import { toName, toText } from '@/shared/lib/text';
import type { ApplicationEvent, Appointment } from '../model/application-event';
import type { ApplicationEventDto } from './application-event.dto';
import { toOutcome } from './application.mapper';

/** An instant with its offset; without one it is taken as WIB, as `toDay` does. Null for what is no date. */
function toInstant(value: string | null | undefined): string | null {
  if (!value || toDay(value) === null) return null;
  return !value.includes('T') || /(Z|[+-]\d{2}:?\d{2})$/i.test(value) ? value : `${value}+07:00`;
}

function toAppointment({ appointment }: ApplicationEventDto): Appointment | null {
  const at = toInstant(appointment?.at);
  if (!appointment || at === null) return null;
  return { at, zone: toText(appointment.zone), place: toName(appointment.place), url: toText(appointment.url) };
}

type What = ApplicationEvent extends infer Event ? (Event extends unknown ? Omit<Event, 'key' | 'at'> : never) : never;

/** Meaning of an event, or null when the app does not know it. */
function toWhat(dto: ApplicationEventDto): What | null {
  const kind = dto.kind.trim();
  if (kind === 'sent' || kind === 'viewed' || kind === 'jobClosed') return { kind };
  if (kind === 'withdrawn') return { kind, reason: toText(dto.reason) };
  if (kind === 'moved') {
    const step = toName(dto.step)?.toLowerCase();
    return step === undefined ? null : { kind, step };
  }
  if (kind === 'outcome') {
    const outcome = toOutcome(dto.outcome);
    return outcome && { kind, outcome, reason: toText(dto.reason) };
  }
  const appointment = kind === 'appointment' ? toAppointment(dto) : null;
  return appointment && { kind: 'appointment', appointment };
}

/** The events of the provider's list, in its order. Unknown kinds and dates that cannot be read are skipped. */
export function toApplicationEvents(dtos: readonly ApplicationEventDto[]): ApplicationEvent[] {
  return dtos.flatMap((dto, index) => {
    const at = toInstant(dto.at);
    const what = at && toWhat(dto);
    return what ? [{ key: `${index} ${dto.id ?? ''}`, at, ...what }] : [];
  });
}
