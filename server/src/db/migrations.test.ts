import { rmSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { nextMigrations, storedRows } from '../../test/next-release';
import { bareDatabase } from '../../test/test-database';
import { migrationsFolder } from '../paths';

let client: PGlite;
beforeAll(async () => {
  client = await bareDatabase();
});
afterAll(() => client.close());

it('keep what is stored when the migrations of a later release follow', async () => {
  const db = drizzle({ client });
  await migrate(db, { migrationsFolder });
  await client.exec(storedRows(3, 2));
  const folder = nextMigrations();
  await migrate(db, { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  const { rows } = await client.query(`
    select j.slug, j.status, j.checked = md5(j.title) as checked, c.name as company, (select count(*)::int from candidates) as people
    from jobs j join companies c on c.id = j.company_id order by j.slug`);
  const row = { status: 'open', checked: true, company: 'PT Lama', people: 2 };
  expect(rows).toEqual(['lama-1', 'lama-2', 'lama-3'].map((slug) => ({ slug, ...row })));
});
