import { fallback, looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { isHiddenEmployer } from '@titian/rules/hidden-employer';
import { toCompanyName } from '@/shared/lib/company';
import { toName, toText } from '@/shared/lib/text';
import { answersDto } from '@/entities/answer/@x/application';
import { filledText, idSchema, listSchema, numberLike, optionalText } from '@/shared/api';
import type { Accepts } from '@/shared/api';
import type { Application } from '../model/application';
import type { ApplicationEvent } from '../model/application-event';
import { isAhead, toInstant } from '../model/is-ahead';
import { toPastOutcome, toReasonCode } from '../model/outcome';
import { toStep, UNNAMED_STEP } from '../model/pipeline';
import { toApplicationEvents, toAppointment, applicationEventDto, appointmentDto } from './application-event.mapper';

/** A text that tells nothing when it is none: its application is kept. */
const extra = fallback(optionalText, undefined);

const appointments = fallback(nullish(listSchema(appointmentDto, 'appointments')), undefined);

/** A card needs the application's id and the job's title; the rest may be missing or unknown. Contract, "Jobs". */
export const applicationDto = looseObject({
  id: idSchema,
  // A status of another type is a step without a name.
  status: fallback(optionalText, UNNAMED_STEP),
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

/** Kinds of events that say how far an application has come. */
const PROGRESS_KINDS: readonly ApplicationEvent['kind'][] = ['sent', 'viewed', 'moved'];

/** The first of some dates that can be read. */
const firstDate = (...dates: (string | null | undefined)[]): string | null =>
  dates.map(toInstant).find((date) => date !== null) ?? null;

/** How the application ended; without an outcome, there is neither a date nor a reason of it. */
function toEnding({ outcome, outcomeAt, outcomeReason, outcomeReasonCode }: ApplicationDto, now: Date) {
  const result = toPastOutcome(outcome, outcomeAt, now);
  if (result === null) return { outcome: null, outcomeAt: null, outcomeReason: null, outcomeReasonCode: null };
  return {
    outcome: result,
    outcomeAt: firstDate(outcomeAt),
    outcomeReason: toText(outcomeReason),
    outcomeReasonCode: toReasonCode(outcomeReasonCode),
  };
}

/** The day of closing; one in the future tells nothing of a job that is closed. */
function toClosedAt({ jobClosedAt }: ApplicationDto, now: Date): string | null {
  const at = firstDate(jobClosedAt);
  return at === null || isAhead(at, now) ? null : at;
}

/** The last event that says how far an application has come; one of the future or of another kind tells nothing. */
function toLastEvent({ lastEvent }: ApplicationDto, now: Date): ApplicationEvent | null {
  const [event] = lastEvent ? toApplicationEvents([lastEvent]) : [];
  return event && PROGRESS_KINDS.includes(event.kind) && !isAhead(event.at, now) ? event : null;
}

/** The company of its job; a hidden one has no logo. */
function toCompany({ job: { company } }: ApplicationDto): Application['job']['company'] {
  const name = toCompanyName(company?.name);
  return { name, logo: isHiddenEmployer(name) ? null : toText(company?.logo) };
}

/**
 * An application of the provider's list; a missing status means that nothing has happened since applying.
 *
 * @param now decides which outcome is still to come
 */
export const toApplication = (dto: ApplicationDto, now = new Date()): Application => ({
  id: dto.id,
  status: toStep(dto.status) ?? 'apply',
  appliedAt: firstDate(dto.appliedAt, dto.createdAt, dto.job.createdAt),
  ...toEnding(dto, now),
  jobClosedAt: toClosedAt(dto, now),
  lastEvent: toLastEvent(dto, now),
  appointments: [
    ...(dto.appointments ?? []).map(toAppointment),
    ...(dto.cancelledAppointments ?? []).map((appointment) => ({ ...toAppointment(appointment), isCancelled: true })),
  ].filter(({ at }) => at !== null),
  answers: isHiddenEmployer(dto.job.company?.name ?? '') ? null : (dto.answers ?? null),
  job: {
    id: dto.job.id ?? null,
    slug: toText(dto.job.slug),
    title: toName(dto.job.title) ?? '',
    isOpen: toText(dto.job.status)?.toLowerCase() !== 'closed',
    createdAt: firstDate(dto.job.createdAt),
    asksEducation: toText(dto.job.minEducation) !== null,
    asksExperience: (dto.job.minExperienceMonths ?? 0) > 0,
    company: toCompany(dto),
  },
});
