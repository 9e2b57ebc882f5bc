import type { JobInput } from '../jobs/job-input';
import { searchKey } from '../../../contract/rules/search-key';
import type { ReadPosting } from './job-posting';

/** A row that was read, with the line on which it starts. */
export interface ReadRow extends ReadPosting {
  line: number;
}

export interface Merged {
  kept: ReadRow[];
  merged: { line: number; text: string }[];
}

/** What a job is found again by. */
export function identityKey({ source, sourceId }: Pick<JobInput, 'source' | 'sourceId'>): string {
  return JSON.stringify([source, sourceId]);
}

/** What jobs of two sources have in common that are one: company, title and place. */
export function likenessKey(
  company: string,
  title: string,
  { locationId, cityId }: Pick<JobInput, 'locationId' | 'cityId'>,
) {
  return JSON.stringify([searchKey(company), searchKey(title), locationId, cityId]);
}

const likenessOf = ({ company, title, ...place }: JobInput): string => likenessKey(company.name, title, place);

const isMissing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && !value.length);

/** The first of two rows of one job, with what it lacks and the other has. */
function filledUp(job: JobInput, other: JobInput): JobInput {
  const missing = Object.entries(other).filter(([key]) => isMissing(job[key as keyof JobInput]));
  const place = job.locationId === null ? { locationId: other.locationId, cityId: other.cityId } : {};
  return { ...job, ...Object.fromEntries(missing.filter(([key]) => key !== 'cityId')), ...place };
}

/**
 * Makes one row of those that are one job: of the same source and id, or of different sources with the same company,
 * title and place. Within a source, two ids are two openings, however alike. The first row stays and takes what it
 * lacks from the others.
 */
export function mergeDuplicates(rows: readonly ReadRow[]): Merged {
  const byIdentity = new Map<string, ReadRow>();
  const byLikeness = new Map<string, ReadRow>();
  const result: Merged = { kept: [], merged: [] };
  for (const row of rows) {
    const likeness = likenessOf(row.job);
    const alike = byLikeness.get(likeness);
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
