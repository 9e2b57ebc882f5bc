import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { companies } from '../db/schema';
import { inChunks } from './in-chunks';
import type { JobInput } from './job-input';

type Company = JobInput['company'];

/** One entry a name; of images that differ the last one given stays. In the order of names, so that two imports wait
 * for each other instead of locking rows crosswise. */
function mergedByName(given: Company[]): Company[] {
  const byName = new Map<string, Company>();
  for (const { name, logo, banner } of given) {
    const known = byName.get(name);
    byName.set(name, { name, logo: logo ?? known?.logo ?? null, banner: banner ?? known?.banner ?? null });
  }
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function upsertChunk(db: Db, chunk: Company[]): Promise<{ id: string; name: string }[]> {
  const logo = sql`coalesce(excluded.logo, ${companies.logo})`;
  const banner = sql`coalesce(excluded.banner, ${companies.banner})`;
  await db
    .insert(companies)
    .values(chunk)
    .onConflictDoUpdate({
      target: companies.name,
      set: { logo, banner },
      setWhere: sql`(${logo}, ${banner}) is distinct from (${companies.logo}, ${companies.banner})`,
    });
  const names = chunk.map(({ name }) => name);
  return db.select({ id: companies.id, name: companies.name }).from(companies).where(inArray(companies.name, names));
}

/**
 * Stores the companies of jobs, found again by their name, and gives back name → id. A logo or banner that is given
 * replaces the stored one; one that is not leaves it alone.
 */
export async function upsertCompanies(db: Db, given: Company[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const chunk of inChunks(mergedByName(given))) {
    for (const { id, name } of await upsertChunk(db, chunk)) ids.set(name, id);
  }
  return ids;
}
