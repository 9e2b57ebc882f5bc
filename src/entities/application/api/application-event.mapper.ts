import { toName, toText } from '@/shared/lib/text';
import type { ApplicationEvent, Appointment } from '../model/application-event';
import type { ApplicationEventDto, AppointmentDto } from './application-event.dto';
import { toOutcome, toReasonCode } from './outcome.mapper';
import { toInstant } from './to-instant';

/** An appointment; details that are missing or cannot be read are null. */
export const toAppointment = (appointment: AppointmentDto | null | undefined): Appointment => ({
  id: appointment?.id ?? null,
  sequence: appointment?.sequence ?? 0,
  at: toInstant(appointment?.at),
  zone: toText(appointment?.zone),
  minutes: appointment?.minutes ?? null,
  place: toName(appointment?.place),
  bring: toName(appointment?.bring),
  url: toText(appointment?.url),
});

type What = ApplicationEvent extends infer Event ? (Event extends unknown ? Omit<Event, 'key' | 'at'> : never) : never;

/** Meaning of an event, or null when the app does not know it. */
function toWhat(dto: ApplicationEventDto): What | null {
  const kind = dto.kind.trim();
  if (kind === 'sent' || kind === 'viewed' || kind === 'jobClosed') return { kind };
  if (kind === 'withdrawn') return { kind, reason: toText(dto.reason), reasonCode: toReasonCode(dto.reasonCode) };
  if (kind === 'moved') return { kind, step: toName(dto.step)?.toLowerCase() ?? null };
  if (kind === 'outcome') return { kind, outcome: toOutcome(dto.outcome), reason: toText(dto.reason) };
  return kind === 'appointment' || kind === 'appointmentCancelled'
    ? { kind, appointment: toAppointment(dto.appointment) }
    : null;
}

/**
 * The events of the provider's list, in its order. Unknown kinds and dates that cannot be read are skipped, and so is an
 * event that is sent again under its id; one of a known kind that lacks its details is kept.
 */
export function toApplicationEvents(dtos: readonly ApplicationEventDto[]): ApplicationEvent[] {
  const known = new Set<string>();
  return dtos.flatMap((dto, index) => {
    const at = toInstant(dto.at);
    const what = at && toWhat(dto);
    if (!what) return [];
    const sign = `${dto.id ?? `#${index}`} ${what.kind} ${at}`;
    if (known.has(sign)) return [];
    known.add(sign);
    return [{ key: `${index} ${dto.id ?? ''}`, at, ...what }];
  });
}
