import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { companies, jobs } from '../db/schema';
import { inChunks } from '../db/in-chunks';
import type { JobInput } from '../jobs/job-input';
import { isOpen } from '../jobs/job-status';
import { searchKey } from '@titian/rules/search-key';
import { hasCompany, identityKey, likenessKey, type ReadRow } from './merge-duplicates';
import { pairs } from './pairs';

/** Those of some identities that are stored. */
export async function knownIdentities(db: Db, chunk: readonly JobInput[]): Promise<string[]> {
  const wanted = pairs(
    chunk.map(({ source }) => source),
    chunk.map(({ sourceId }) => sourceId),
  );
  const rows = await db
    .select({ source: jobs.source, sourceId: jobs.sourceId })
    .from(jobs)
    .where(sql`(${jobs.source}, ${jobs.sourceId}) in ${wanted}`);
  return rows.map(identityKey);
}

/** Open jobs with a company and title of the given ones. */
function alike(db: Db, chunk: readonly JobInput[], now: Date) {
  const wanted = pairs(
    chunk.map(({ company }) => company.name),
    chunk.map(({ title }) => searchKey(title)),
  );
  return db
    .select({
      source: jobs.source,
      slug: jobs.slug,
      title: jobs.title,
      company: companies.name,
      locationId: jobs.locationId,
      cityId: jobs.cityId,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(sql`(${companies.name}, ${jobs.titleKey}) in ${wanted}`, isOpen(now)));
}

const officialPlace = ({ locationId, cityId }: Pick<JobInput, 'locationId' | 'cityId'>): string =>
  JSON.stringify([locationId, cityId]);

/**
 * Which of some rows need not be stored, for another source has brought them: an open job of the same company, title
 * and place. Gives back identity → that job's slug. A job that is stored under its own identity is none of them, nor one
 * whose place is named and not known, or whose employer is hidden.
 */
export async function storedDuplicates(db: Db, given: readonly ReadRow[], now: Date): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const isComparable = (row: ReadRow): boolean => hasCompany(row) && (row.job.locationId !== null || row.named === '');
  const comparable = given.filter(isComparable).map(({ job }) => job);
  for (const chunk of inChunks(comparable)) {
    const known = new Set(await knownIdentities(db, chunk));
    const stored = await alike(db, chunk, now);
    for (const job of chunk) {
      if (known.has(identityKey(job))) continue;
      const key = likenessKey(job.company.name, job.title, officialPlace(job));
      const twin = stored.find(
        (row) => row.source !== job.source && likenessKey(row.company, row.title, officialPlace(row)) === key,
      );
      if (twin) found.set(identityKey(job), twin.slug);
    }
  }
  return found;
}
