/** Tests of the migration `nothing_left_over` with rows of earlier releases. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bareDatabase } from '../../test/test-database';
import { migrationsFolder } from '../paths';

const [GONE, PRESENT] = ['6f1c2d3e-0000-4000-8000-000000000001', '6f1c2d3e-0000-4000-8000-000000000002'];

it('deletes what candidates who are gone have left, and who reported by the address', async () => {
  const file = readdirSync(migrationsFolder).find((name) => name.endsWith('_nothing_left_over.sql')) ?? '';
  const client = await bareDatabase();
  await client.exec(`
    create table candidates (id uuid primary key);
    create table job_references (candidate_id uuid not null, ref text);
    create table job_reports (receipt text, reporter_hash text);
    insert into candidates values ('${PRESENT}');
    insert into job_references values ('${GONE}', 'disnaker'), ('${PRESENT}', 'job_fair');
    insert into job_reports values ('LP-1', 'abc'), ('LP-2', null)`);
  await client.exec(readFileSync(path.join(migrationsFolder, file), 'utf8'));
  const rows = async (query: string) => (await client.query(query)).rows;
  expect(await rows('select ref from job_references')).toEqual([{ ref: 'job_fair' }]);
  expect(await rows('select * from job_reports order by receipt')).toEqual([
    { receipt: 'LP-1', reporter_hash: null },
    { receipt: 'LP-2', reporter_hash: null },
  ]);
  await client.query(`delete from candidates where id = '${PRESENT}'`);
  expect(await rows('select * from job_references')).toEqual([]);
  await client.close();
});
