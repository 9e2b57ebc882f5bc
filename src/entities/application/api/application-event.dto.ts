import { fallback, looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { countSchema, filledText, idSchema, optionalText } from '@/shared/api';
import type { Accepts } from '@/shared/api';

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
