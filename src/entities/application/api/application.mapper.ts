import { toName, toText } from '@/shared/lib/text';
import { OUTCOMES, REASON_CODES } from '../model/application';
import type { Application, Outcome, ReasonCode } from '../model/application';
import { isAhead } from '../model/is-ahead';
import type { ApplicationDto } from './application.dto';
import { toInstant } from './to-instant';

/** The first of some dates that can be read. */
const firstDate = (...dates: (string | null | undefined)[]): string | null =>
  dates.map(toInstant).find((date) => date !== null) ?? null;

/** A reason code of the contract, or null: one that the app does not know tells nothing. */
export const toReasonCode = (value: string | null | undefined): ReasonCode | null =>
  REASON_CODES.find((code) => code === value) ?? null;

/** How the application ended; an outcome that is dated in the future is none yet. */
function toEnding({ outcome, outcomeAt, outcomeReason, outcomeReasonCode }: ApplicationDto, now: Date) {
  const at = firstDate(outcomeAt);
  const result = toOutcome(outcome);
  if (result !== null && at !== null && isAhead(at, now)) {
    return { outcome: null, outcomeAt: null, outcomeDueAt: at, outcomeReason: null, outcomeReasonCode: null };
  }
  return {
    outcome: result,
    outcomeAt: at,
    outcomeDueAt: null,
    outcomeReason: toText(outcomeReason),
    outcomeReasonCode: toReasonCode(outcomeReasonCode),
  };
}

/** The day of closing; one in the future tells nothing of a job that is closed. */
function toClosedAt({ jobClosedAt }: ApplicationDto, now: Date): string | null {
  const at = firstDate(jobClosedAt);
  return at === null || isAhead(at, now) ? null : at;
}

/** An outcome of the contract, or null: one that it does not have tells nothing. */
export function toOutcome(value: string | null | undefined): Outcome | null {
  const word = toText(value)?.toLowerCase();
  return OUTCOMES.find((outcome) => outcome === word) ?? null;
}

/**
 * An application of the provider's list; a missing status means that nothing has happened since applying.
 *
 * @param now decides which outcome is still to come
 */
export const toApplication = (dto: ApplicationDto, now = new Date()): Application => ({
  id: dto.id,
  status: toName(dto.status)?.toLowerCase() ?? 'apply',
  appliedAt: firstDate(dto.appliedAt, dto.createdAt, dto.job.createdAt),
  ...toEnding(dto, now),
  jobClosedAt: toClosedAt(dto, now),
  job: {
    id: dto.job.id ?? null,
    slug: toText(dto.job.slug),
    title: toName(dto.job.title) ?? '',
    isOpen: toText(dto.job.status)?.toLowerCase() !== 'closed',
    createdAt: firstDate(dto.job.createdAt),
    company: { name: toName(dto.job.company?.name) ?? '-', logo: toText(dto.job.company?.logo) },
  },
});
