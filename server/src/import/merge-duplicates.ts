import type { JobInput } from '../jobs/job-input';
import { companySlug } from '@titian/rules/company-slug';
import { searchKey } from '@titian/rules/search-key';
import type { Identity, ReadPosting } from '@titian/job-feeds';

/** A row that was read, with the line on which it starts. */
export interface ReadRow extends ReadPosting {
  line: number;
  /** True when its identity is an identifier, not an address or what the row says. */
  isIdentified: boolean;
}

export interface Merged {
  kept: ReadRow[];
  merged: { line: number; text: string }[];
}

/** The identity by which a later import finds a job. */
export function identityKey({ source, sourceId }: Identity): string {
  return JSON.stringify([source, sourceId]);
}

/** Company, title and place, which two sources of one job have in common. */
export function likenessKey(company: string, title: string, place: string): string {
  return JSON.stringify([searchKey(company), searchKey(title), place]);
}

/** A place for comparing: an official city, or the province with the name that the row gives its place; '' for none. */
export function placeOf({ job, named }: Pick<ReadRow, 'job' | 'named'>): string {
  if (job.cityId !== null) return String(job.cityId);
  return job.locationId === null ? searchKey(named) : `${job.locationId} ${searchKey(named)}`;
}

export const likenessOf = (row: ReadRow): string => likenessKey(row.job.company.name, row.job.title, placeOf(row));

/** False where the employer is hidden: two such are never one company. */
export const hasCompany = ({ job }: Pick<ReadRow, 'job'>): boolean => companySlug(job.company.name) !== null;

const isMissing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && !value.length);

/** The first of two rows of one job, with what it lacks and the other has. */
function filledUp(job: JobInput, other: JobInput): JobInput {
  const missing = Object.entries(other).filter(([key]) => isMissing(job[key as keyof JobInput]));
  const place = job.locationId === null ? { locationId: other.locationId, cityId: other.cityId } : {};
  return { ...job, ...Object.fromEntries(missing.filter(([key]) => key !== 'cityId')), ...place };
}

/**
 * Makes one row of those that are one job: of the same settled identity, or of different sources with the same company,
 * title and place. Within a source, two ids are two openings, however alike, and so are those of hidden employers. The first
 * row stays and takes what it lacks from the others.
 */
export function mergeDuplicates(rows: readonly ReadRow[]): Merged {
  const byIdentity = new Map<string, ReadRow>();
  const byLikeness = new Map<string, ReadRow>();
  const result: Merged = { kept: [], merged: [] };
  for (const row of rows) {
    const likeness = likenessOf(row);
    const alike = hasCompany(row) ? byLikeness.get(likeness) : undefined;
    const same =
      byIdentity.get(identityKey(row.job)) ?? (alike && alike.job.source !== row.job.source ? alike : undefined);
    if (same) {
      same.job = filledUp(same.job, row.job);
      result.merged.push({ line: row.line, text: `it is the same job as on line ${same.line}` });
      // Known under this identity too, for a third row may repeat it.
      byIdentity.set(identityKey(row.job), same);
      continue;
    }
    result.kept.push(row);
    byIdentity.set(identityKey(row.job), row);
    if (!alike) byLikeness.set(likeness, row);
  }
  return result;
}
