import { sanitiseHtml, variantId } from '@titian/job-feeds';
import { searchKey } from '@titian/rules/search-key';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { inChunks } from '../db/in-chunks';
import { companies, jobs } from '../db/schema';
import { jobSlug } from '../jobs/slug';
import { isVanished, type JobsOfFeed } from './close-vanished';
import { identityKey, likenessOf, type ReadRow } from './merge-duplicates';
import { pairs } from './pairs';
import { knownIdentities } from './stored-duplicates';

/** A new row that is a stored job under another id. */
export interface RenamedJob {
  row: ReadRow;
  id: string;
  slug: string;
}

type Compared = Pick<
  typeof jobs.$inferSelect,
  'source' | 'title' | 'locationId' | 'cityId' | 'stated' | 'description' | 'requirements'
> & { company: string };

const keyOf = ({ source, title, company, locationId, cityId, stated, description, requirements }: Compared): string =>
  JSON.stringify([source, searchKey(title), company, locationId, cityId, stated?.location, description, requirements]);

/** The jobs that have vanished with a company and title of some rows, the first that was stored first. */
function vanishedLike(db: Db, rows: readonly ReadRow[], present: JobsOfFeed) {
  const { id, slug, source, title, locationId, cityId, stated, description, requirements } = jobs;
  const wanted = pairs(
    rows.map(({ job }) => job.company.name),
    rows.map(({ job }) => searchKey(job.title)),
  );
  return db
    .select({ id, slug, source, title, company: companies.name, locationId, cityId, stated, description, requirements })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(sql`(${companies.name}, ${jobs.titleKey}) in ${wanted}`, isVanished(present)))
    .orderBy(asc(jobs.importOrder));
}

/**
 * Rows with a new id whose source, title, company, place and text are those of a stored job that the feed no longer has; each
 * such job is that of one row.
 */
export async function renamedJobs(db: Db, rows: readonly ReadRow[], present: JobsOfFeed): Promise<RenamedJob[]> {
  const renamed: RenamedJob[] = [];
  for (const chunk of inChunks(rows)) {
    const known = new Set(
      await knownIdentities(
        db,
        chunk.map(({ job }) => job),
      ),
    );
    const fresh = chunk.filter(({ job }) => !known.has(identityKey(job)));
    const taken = new Set(renamed.map(({ id }) => id));
    const vanished = new Map<string, { id: string; slug: string }[]>();
    for (const stored of await vanishedLike(db, fresh, present)) {
      if (!taken.has(stored.id)) vanished.set(keyOf(stored), [...(vanished.get(keyOf(stored)) ?? []), stored]);
    }
    for (const row of vanished.size > 0 ? fresh : []) {
      const { company, stated = null, ...job } = row.job;
      const [description, requirements] = [sanitiseHtml(job.description), sanitiseHtml(job.requirements)];
      const stored = vanished.get(keyOf({ ...job, company: company.name, stated, description, requirements }))?.shift();
      if (stored) renamed.push({ row, ...stored });
    }
  }
  return renamed;
}

/** Gives stored jobs the ids of the rows that they are: what candidates did with them stays, and they are no new jobs. */
export async function giveNewIds(db: Db, renamed: readonly RenamedJob[]): Promise<void> {
  for (const chunk of inChunks(renamed)) {
    const ids = pairs(
      chunk.map(({ id }) => id),
      chunk.map(({ row }) => row.job.sourceId),
    );
    await db.execute(sql`update ${jobs} set source_id = new.source_id from ${ids} new(id, source_id)
      where ${jobs.id} = new.id::uuid`);
  }
}

/** Gives a row another id where a job that took over another one has the address that its own would give it. Changes the rows. */
export async function settleAddresses(db: Db, rows: readonly ReadRow[]): Promise<void> {
  for (const chunk of inChunks(rows)) {
    const bySlug = new Map(chunk.map((row) => [jobSlug(row.job), row]));
    const stored = await db
      .select({ slug: jobs.slug, source: jobs.source, sourceId: jobs.sourceId })
      .from(jobs)
      .where(inArray(jobs.slug, [...bySlug.keys()]));
    for (const { slug, ...identity } of stored) {
      const row = bySlug.get(slug);
      if (!row || identityKey(identity) === identityKey(row.job)) continue;
      row.job = { ...row.job, sourceId: variantId(row.job.sourceId, likenessOf(row)) };
    }
  }
}
