import { toName } from '@/shared/lib/text';
import type { DataExport } from '../model/data-export';
import { toDisclosedFields } from '../model/disclosure';
import type { Disclosure } from '../model/disclosure';
import type { DataExportDto, DisclosureDto } from './privacy.dto';

/** Any number of a provider as a percentage. */
const toPercent = (progress: number | null | undefined): number =>
  Math.round(Math.min(100, Math.max(0, progress ?? 0)));

export const toDataExport = ({ id, status, progress, size, expiresAt }: DataExportDto): DataExport => ({
  id,
  status,
  progress: toPercent(progress),
  size: size ?? null,
  expiresAt: expiresAt ?? null,
});

export const toDisclosure = ({ id, at, job, company, fields }: DisclosureDto): Disclosure => ({
  id,
  at: at ?? null,
  job: { slug: job.slug || null, title: toName(job.title) ?? '-' },
  company: toName(company.name) ?? '-',
  fields: toDisclosedFields(fields),
});
