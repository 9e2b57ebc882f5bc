import { toDay } from '@/shared/lib/dates';
import type { Application } from '../model/application';
import type { ApplicationDto } from './application.dto';

const text = (value: string | null | undefined): string | null => value?.trim() || null;

/** The first of some dates that can be read. */
const firstDate = (...dates: (string | null | undefined)[]): string | null =>
  dates.find((date) => toDay(date) !== null) ?? null;

/** An application of the provider's list; a missing status means that nothing has happened since applying. */
export const toApplication = (dto: ApplicationDto): Application => ({
  id: dto.id,
  status: text(dto.status)?.toLowerCase() ?? 'apply',
  appliedAt: firstDate(dto.appliedAt, dto.createdAt, dto.job.createdAt),
  job: {
    id: dto.job.id ?? null,
    slug: text(dto.job.slug),
    title: dto.job.title.trim(),
    isOpen: text(dto.job.status)?.toLowerCase() !== 'closed',
    createdAt: firstDate(dto.job.createdAt),
    company: { name: text(dto.job.company?.name) ?? '-', logo: text(dto.job.company?.logo) },
  },
});
