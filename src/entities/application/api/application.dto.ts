import { fallback, looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { answersDto } from '@/entities/answer/@x/application';
import { filledText, idSchema, listSchema, numberLike, optionalText } from '@/shared/api';
import type { Accepts } from '@/shared/api';
import { applicationEventDto, appointmentDto } from './application-event.dto';

/** A text that tells nothing when it is none: its application is kept. */
const extra = fallback(optionalText, undefined);

const appointments = fallback(nullish(listSchema(appointmentDto, 'appointments')), undefined);

/** A key that is none of the steps. */
const UNKNOWN_STATUS = 'unknown';

/** A card needs the application's id and the job's title; the rest may be missing or unknown. Contract, "Jobs". */
export const applicationDto = looseObject({
  id: idSchema,
  // A status of another type is a step that the app does not know.
  status: fallback(optionalText, UNKNOWN_STATUS),
  appliedAt: optionalText,
  createdAt: optionalText,
  outcome: extra,
  outcomeAt: extra,
  outcomeReason: extra,
  outcomeReasonCode: extra,
  jobClosedAt: extra,
  lastEvent: fallback(nullish(applicationEventDto), undefined),
  appointments,
  cancelledAppointments: appointments,
  answers: answersDto,
  job: looseObject({
    id: nullish(idSchema),
    slug: optionalText,
    title: filledText,
    status: optionalText,
    createdAt: optionalText,
    minEducation: extra,
    minExperienceMonths: fallback(nullish(numberLike), undefined),
    company: nullish(looseObject({ name: optionalText, logo: optionalText })),
  }),
});

export type ApplicationDto = Accepts<components['schemas']['Application'], InferOutput<typeof applicationDto>>;
