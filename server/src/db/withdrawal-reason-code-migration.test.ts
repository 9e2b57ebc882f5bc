/** Tests of the migration `withdrawal_reason_code` with rows of earlier releases. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bareDatabase } from '../../test/test-database';
import { migrationsFolder } from '../paths';

it("turns the server's own words into a code, and leaves the candidates' reasons as written", async () => {
  const file = readdirSync(migrationsFolder).find((name) => name.endsWith('_withdrawal_reason_code.sql')) ?? '';
  const client = await bareDatabase();
  await client.exec(`
    create table applications (position int, outcome text, outcome_reason text);
    create table application_events (position int, kind text, reason text);
    create function refuse_event_change() returns trigger language plpgsql as
      $$ begin raise exception 'application_events is append-only'; end $$;
    create trigger append_only before update or delete on application_events
      for each row execute function refuse_event_change();
    insert into applications values (1, 'withdrawn', 'Akun akan dihapus'), (2, 'withdrawn', 'Sudah bekerja.'),
      (3, 'rejected', 'Akun akan dihapus'), (4, null, null);
    insert into application_events values (1, 'withdrawn', 'Akun akan dihapus'), (2, 'withdrawn', 'Sudah bekerja.'),
      (3, 'outcome', 'Akun akan dihapus'), (4, 'sent', null)`);
  await client.exec(readFileSync(path.join(migrationsFolder, file), 'utf8'));
  const expected = [
    { reason: null, code: 'accountDeletion' },
    { reason: 'Sudah bekerja.', code: null },
    { reason: 'Akun akan dihapus', code: null },
    { reason: null, code: null },
  ];
  const rows = async (query: string) => (await client.query(query)).rows;
  expect(
    await rows('select outcome_reason as reason, outcome_reason_code as code from applications order by position'),
  ).toEqual(expected);
  expect(await rows('select reason, reason_code as code from application_events order by position')).toEqual(expected);
  await expect(client.query('delete from application_events')).rejects.toThrow('append-only');
  await client.close();
});
