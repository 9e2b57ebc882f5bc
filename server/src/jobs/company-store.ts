import { inArray, sql } from 'drizzle-orm';
import { enqueue } from '../queue/enqueue';
import type { Db } from '../db/client';
import { companies } from '../db/schema';
import { inChunks } from '../db/in-chunks';
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

const isForeign = (address: string | null): address is string => address?.startsWith('https:') ?? false;

/** A path of our own is shown at once; an address elsewhere is only where to fetch a picture from. */
const toRow = ({ name, logo, banner }: Company) => ({
  name,
  logo: isForeign(logo) ? null : logo,
  banner: isForeign(banner) ? null : banner,
  logoSource: isForeign(logo) ? logo : null,
  bannerSource: isForeign(banner) ? banner : null,
});

type Row = typeof companies.$inferSelect;

/**
 * Has the background fetch the pictures that a feed named, where the address is new or has given none yet. `before` are
 * the rows as they were.
 */
async function fetchPictures(db: Db, given: readonly Company[], before: readonly Row[], ids: Map<string, string>) {
  const earlier = new Map(before.map((row) => [row.name, row]));
  for (const company of given) {
    for (const kind of ['logo', 'banner'] as const) {
      const row = earlier.get(company.name);
      const isFetched = row?.[kind] !== null && row?.[`${kind}Source`] === company[kind];
      const companyId = ids.get(company.name);
      if (!isForeign(company[kind]) || isFetched || companyId === undefined) continue;
      await enqueue(db, 'company-picture', { companyId, kind }, new Date());
    }
  }
}

async function upsertChunk(db: Db, chunk: Company[]): Promise<{ id: string; name: string }[]> {
  const logo = sql`coalesce(excluded.logo, ${companies.logo})`;
  const banner = sql`coalesce(excluded.banner, ${companies.banner})`;
  // With a path of our own, what a feed gave earlier counts no more.
  const logoSource = sql`case when excluded.logo is null then coalesce(excluded.logo_source, ${companies.logoSource}) end`;
  const bannerSource = sql`case when excluded.banner is null then coalesce(excluded.banner_source, ${companies.bannerSource}) end`;
  const names = chunk.map(({ name }) => name);
  const before = await db.select().from(companies).where(inArray(companies.name, names));
  await db
    .insert(companies)
    .values(chunk.map(toRow))
    .onConflictDoUpdate({
      target: companies.name,
      set: { logo, banner, logoSource, bannerSource },
      setWhere: sql`(${logo}, ${banner}, ${logoSource}, ${bannerSource}) is distinct from
        (${companies.logo}, ${companies.banner}, ${companies.logoSource}, ${companies.bannerSource})`,
    });
  const rows = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.name, names));
  await fetchPictures(db, chunk, before, new Map(rows.map(({ id, name }) => [name, id])));
  return rows;
}

/**
 * Stores the companies of jobs, found again by their name, and gives back name → id. A logo or banner that is given
 * replaces the stored one; one that is not leaves it alone. An image elsewhere is fetched in the background, and until
 * then the company has the one that it had.
 */
export async function upsertCompanies(db: Db, given: Company[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const chunk of inChunks(mergedByName(given))) {
    for (const { id, name } of await upsertChunk(db, chunk)) ids.set(name, id);
  }
  return ids;
}
