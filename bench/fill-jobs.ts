import { sql } from 'drizzle-orm';
import type { Db } from '../server/src/db/client';
import { seedMasters } from '../server/src/seed/seed';

/** What the server does well within the time that a statement may take. */
const CHUNK_SIZE = 10_000;

/** Words that invented titles are made of: 4,320 of them, each followed by a number. */
export const ROLES = ['Staf', 'Kepala', 'Manajer', 'Asisten', 'Magang', 'Supervisor', 'Koordinator', 'Operator'];
export const FIELDS = [
  'Gudang',
  'Akuntansi',
  'Pemasaran',
  'Keuangan',
  'Produksi',
  'Perawat',
  'Kasir',
  'Desain Grafis',
  'Logistik',
];
const SUFFIXES = ['Senior', 'Junior', 'Cabang', 'Wilayah Timur', 'Shift Malam', 'Ekspor'];

const array = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

const pick = (values: readonly string[], step: number) =>
  sql`(${array(values)})[1 + (i / ${sql.raw(String(step))}) % ${sql.raw(String(values.length))}]`;

/**
 * Fills an empty, migrated database with invented jobs as an import would have stored them, with descriptions of about
 * two kilobytes, each a minute older than the one before.
 */
export async function fillJobs(db: Db, count: number): Promise<void> {
  await seedMasters(db);
  await db.execute(sql`
    insert into companies (name) select 'Perusahaan Contoh ' || i from generate_series(0, 1999) i`);
  for (let first = 1; first <= count; first += CHUNK_SIZE) {
    await insertJobs(db, first, Math.min(count, first + CHUNK_SIZE - 1));
  }
  await db.execute(sql`vacuum analyze jobs`);
}

async function insertJobs(db: Db, first: number, last: number): Promise<void> {
  await db.execute(sql`
    with provinces as (select array_agg(id order by id) as ids from locations),
    employers as (select array_agg(id) as ids from companies),
    invented as (
      select i, ${pick(ROLES, 1)} || ' ' || ${pick(FIELDS, 8)} || ' ' || ${pick(SUFFIXES, 72)} || ' ' || i as title
      from generate_series(${first}::int, ${last}::int) i
    )
    insert into jobs (slug, title, title_key, working_type, workplace, deadline, created_at, location_id, company_id,
                      description, requirements, source, source_id, content_hash)
    select 'lowongan-' || i, title, lower(title),
      ${pick(['fulltime', 'parttime', 'contract', 'temporary', 'internship', 'freelance'], 3)},
      ${pick(['wfo', 'remote', 'hybrid'], 5)},
      '2099-12-31', now() - i * interval '1 minute',
      provinces.ids[1 + i % cardinality(provinces.ids)], employers.ids[1 + i % 2000],
      (select '<p>' || string_agg(md5((i + k)::text), ' ') || '</p>' from generate_series(1, 40) k),
      '<ul><li>Teliti</li></ul>', 'bench', i::text, 'bench'
    from invented, provinces, employers`);
}
