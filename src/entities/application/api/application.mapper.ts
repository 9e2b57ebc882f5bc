import { toDay } from '@/shared/lib/dates';
import { toName, toText } from '@/shared/lib/text';
import { OUTCOMES } from '../model/application';
import type { Application, Outcome } from '../model/application';
import type { ApplicationDto } from './application.dto';

/** The first of some dates that can be read. */
const firstDate = (...dates: (string | null | undefined)[]): string | null =>
  dates.find((date) => toDay(date) !== null) ?? null;

/** An outcome of the contract, or null: one that it does not have tells nothing. */
export function toOutcome(value: string | null | undefined): Outcome | null {
  const word = toText(value)?.toLowerCase();
  return OUTCOMES.find((outcome) => outcome === word) ?? null;
}

/** An application of the provider's list; a missing status means that nothing has happened since applying. */
export const toApplication = (dto: ApplicationDto): Application => ({
  id: dto.id,
  status: toName(dto.status)?.toLowerCase() ?? 'apply',
  appliedAt: firstDate(dto.appliedAt, dto.createdAt, dto.job.createdAt),
  outcome: toOutcome(dto.outcome),
  outcomeAt: firstDate(dto.outcomeAt),
  outcomeReason: toText(dto.outcomeReason),
  jobClosedAt: firstDate(dto.jobClosedAt),
  job: {
    id: dto.job.id ?? null,
    slug: toText(dto.job.slug),
    title: toName(dto.job.title) ?? '',
    isOpen: toText(dto.job.status)?.toLowerCase() !== 'closed',
    createdAt: firstDate(dto.job.createdAt),
    company: { name: toName(dto.job.company?.name) ?? '-', logo: toText(dto.job.company?.logo) },
  },
});
