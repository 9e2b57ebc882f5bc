/** Tests of the migration `company_pictures` with pictures that a feed named in earlier releases. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bareDatabase } from '../../test/test-database';
import { migrationsFolder } from '../paths';

it('shows no picture of elsewhere any more, and remembers where it was', async () => {
  const file = readdirSync(migrationsFolder).find((name) => name.endsWith('_company_pictures.sql')) ?? '';
  const client = await bareDatabase();
  await client.exec(`
    create table companies (name text, logo text, banner text);
    insert into companies values
      ('elsewhere', 'https://contoh.example/a.png', 'https://contoh.example/b.png'),
      ('both', '/media/logos/a.svg', 'https://contoh.example/b.png'),
      ('own', '/media/logos/a.svg', null)`);
  await client.exec(readFileSync(path.join(migrationsFolder, file), 'utf8'));
  const { rows } = await client.query('select * from companies order by name');
  const b = 'https://contoh.example/b.png';
  expect(rows).toEqual([
    { name: 'both', logo: '/media/logos/a.svg', banner: null, logo_source: null, banner_source: b },
    { name: 'elsewhere', logo: null, banner: null, logo_source: 'https://contoh.example/a.png', banner_source: b },
    { name: 'own', logo: '/media/logos/a.svg', banner: null, logo_source: null, banner_source: null },
  ]);
  await client.close();
});
