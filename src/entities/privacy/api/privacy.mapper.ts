import { toName } from '@/shared/lib/text';
import type { DataExport } from '../model/data-export';
import { DISCLOSED_FIELDS } from '../model/disclosure';
import type { DisclosedField, Disclosure } from '../model/disclosure';
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

/**
 * The names that the app has words for, each once and in the order in which they are shown. Where it knows none of
 * those that were sent, nobody can be told what was: null, as where it was not recorded.
 */
function toFields(names: readonly string[] | null | undefined): DisclosedField[] | null {
  if (!names) return null;
  const known = DISCLOSED_FIELDS.filter((field) => names.includes(field));
  return known.length === 0 && names.length > 0 ? null : known;
}

export const toDisclosure = ({ id, at, job, company, fields }: DisclosureDto): Disclosure => ({
  id,
  at: at ?? null,
  job: { slug: job.slug || null, title: toName(job.title) ?? '-' },
  company: toName(company.name) ?? '-',
  fields: toFields(fields),
});
