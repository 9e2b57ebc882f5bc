import { fallback, looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { toName, toText } from '@/shared/lib/text';
import { countSchema, filledText, idSchema, optionalText } from '@/shared/api';
import type { Accepts } from '@/shared/api';
import type { ApplicationEvent, Appointment } from '../model/application-event';
import { toOutcome, toReasonCode } from '../model/outcome';
import { toStep } from '../model/pipeline';
import { toInstant } from '../model/is-ahead';

/** A text that tells nothing when it is none: its event is kept. */
const detail = fallback(optionalText, undefined);

const WEEK_MINUTES = 7 * 24 * 60;

/** An appointment: any detail may be missing. */
export const appointmentDto = looseObject({
  id: fallback(nullish(idSchema), undefined),
  sequence: fallback(nullish(countSchema(0)), undefined),
  at: detail,
  zone: detail,
  minutes: fallback(nullish(countSchema(1, WEEK_MINUTES)), undefined),
  place: detail,
  bring: detail,
  url: detail,
});

export type AppointmentDto = Accepts<
  components['schemas']['ApplicationAppointment'],
  InferOutput<typeof appointmentDto>
>;

/** An event needs to say what happened and when; kinds that the app does not know are none of its failures. */
export const applicationEventDto = looseObject({
  id: fallback(nullish(idSchema), undefined),
  at: filledText,
  kind: filledText,
  step: detail,
  outcome: detail,
  reason: detail,
  reasonCode: detail,
  appointment: fallback(nullish(appointmentDto), undefined),
});

export type ApplicationEventDto = Accepts<
  components['schemas']['ApplicationEvent'],
  InferOutput<typeof applicationEventDto>
>;

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

/** Meaning of an event, or null when the app does not know it, as of an outcome that the contract does not have. */
function toWhat(dto: ApplicationEventDto): What | null {
  const kind = dto.kind.trim();
  if (kind === 'sent' || kind === 'viewed' || kind === 'jobClosed') return { kind };
  if (kind === 'withdrawn') return { kind, reason: toText(dto.reason), reasonCode: toReasonCode(dto.reasonCode) };
  if (kind === 'moved') return { kind, step: toStep(dto.step) };
  if (kind === 'outcome') {
    const outcome = toOutcome(dto.outcome);
    return outcome && { kind, outcome, reason: toText(dto.reason) };
  }
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
