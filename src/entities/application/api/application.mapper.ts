import { toDay } from '@/shared/lib/dates';
import { clip } from '@/shared/lib/text';
import type { Application } from '../model/application';
import type { ApplicationDto } from './application.dto';

/** Characters that a card shows of a name: more is a mistake, which would stall a phone. */
const NAME_LIMIT = 300;

const text = (value: string | null | undefined): string | null => clip(value?.trim() ?? '', NAME_LIMIT) || null;

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
    title: clip(dto.job.title.trim(), NAME_LIMIT),
    isOpen: text(dto.job.status)?.toLowerCase() !== 'closed',
    createdAt: firstDate(dto.job.createdAt),
    company: { name: text(dto.job.company?.name) ?? '-', logo: text(dto.job.company?.logo) },
  },
});
