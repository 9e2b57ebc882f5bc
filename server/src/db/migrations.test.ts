import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { bareDatabase } from '../../test/test-database';
import { migrationsFolder } from '../paths';

/** Each migration is tested with rows of earlier releases. */
let client: PGlite;
beforeAll(async () => {
  client = await bareDatabase();
});
afterEach(() => client.exec('drop schema public cascade; create schema public'));
afterAll(() => client.close());

/** Runs the migration of a name by itself. */
async function migrateBy(name: string): Promise<void> {
  const file = readdirSync(migrationsFolder).find((each) => each.endsWith(`_${name}.sql`)) ?? '';
  await client.exec(readFileSync(path.join(migrationsFolder, file), 'utf8'));
}

describe('nothing_left_over', () => {
  const [GONE, PRESENT] = ['6f1c2d3e-0000-4000-8000-000000000001', '6f1c2d3e-0000-4000-8000-000000000002'];

  it('deletes what candidates who are gone have left, and who reported by the address', async () => {
    await client.exec(`
    create table candidates (id uuid primary key);
    create table job_references (candidate_id uuid not null, ref text);
    create table job_reports (receipt text, reporter_hash text);
    insert into candidates values ('${PRESENT}');
    insert into job_references values ('${GONE}', 'disnaker'), ('${PRESENT}', 'job_fair');
    insert into job_reports values ('LP-1', 'abc'), ('LP-2', null)`);
    await migrateBy('nothing_left_over');
    const rows = async (query: string) => (await client.query(query)).rows;
    expect(await rows('select ref from job_references')).toEqual([{ ref: 'job_fair' }]);
    expect(await rows('select * from job_reports order by receipt')).toEqual([
      { receipt: 'LP-1', reporter_hash: null },
      { receipt: 'LP-2', reporter_hash: null },
    ]);
    await client.query(`delete from candidates where id = '${PRESENT}'`);
    expect(await rows('select * from job_references')).toEqual([]);
  });
});

describe('withdrawal_reason_code', () => {
  it("turns the server's own words into a code, and leaves the candidates' reasons as written", async () => {
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
    await migrateBy('withdrawal_reason_code');
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
    expect(await rows('select reason, reason_code as code from application_events order by position')).toEqual(
      expected,
    );
    await expect(client.query('delete from application_events')).rejects.toThrow('append-only');
  });
});

describe('company_pictures', () => {
  it('shows no picture of elsewhere any more, and remembers where it was', async () => {
    await client.exec(`
    create table companies (name text, logo text, banner text);
    insert into companies values
      ('elsewhere', 'https://contoh.example/a.png', 'https://contoh.example/b.png'),
      ('both', '/media/logos/a.svg', 'https://contoh.example/b.png'),
      ('own', '/media/logos/a.svg', null)`);
    await migrateBy('company_pictures');
    const { rows } = await client.query('select * from companies order by name');
    const b = 'https://contoh.example/b.png';
    expect(rows).toEqual([
      { name: 'both', logo: '/media/logos/a.svg', banner: null, logo_source: null, banner_source: b },
      { name: 'elsewhere', logo: null, banner: null, logo_source: 'https://contoh.example/a.png', banner_source: b },
      { name: 'own', logo: '/media/logos/a.svg', banner: null, logo_source: null, banner_source: null },
    ]);
  });
});

describe('application_events', () => {
  const MIGRATION = /_application_events$/;

  /** A folder with the migrations before this one. */
  function earlierMigrations(): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
    cpSync(migrationsFolder, folder, { recursive: true });
    const file = path.join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
    const index = journal.entries.findIndex(({ tag }) => MIGRATION.test(tag));
    expect(index).toBeGreaterThan(0);
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }));
    return folder;
  }

  const EARLIER_ROWS = `
  insert into companies (name) values ('PT Lama');
  insert into candidates (email, name, password_hash) values ('lama@example.com', 'Siti', 'none');
  insert into jobs (slug, title, status, closed_at, company_id, source, source_id, content_hash)
    select 'lama-' || i, 'Staf', case when i = 4 then 'closed' else 'open' end, null, (select id from companies), 'lama', i::text, ''
    from generate_series(1, 4) i;
  insert into applications (candidate_id, job_id, status, applied_at, rejected_at)
    select (select id from candidates), id,
      (array['apply', 'interview_hr', 'onboard', 'mcu'])[source_id::int],
      timestamptz '2026-01-01' + source_id::int * interval '1 day',
      case when source_id = '2' then timestamptz '2026-02-01' end
    from jobs;
`;

  it('derives what the rows prove: that each application was sent, and which were turned down', async () => {
    const folder = earlierMigrations();
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder: folder });
    await client.exec(EARLIER_ROWS);
    await migrate(db, { migrationsFolder });
    const { rows } = await client.query(`
    select j.slug, e.at::date::text as day, e.kind, e.step, e.outcome, e.reason
    from application_events e join applications a on a.id = e.application_id join jobs j on j.id = a.job_id
    order by e.position`);
    const sent = { kind: 'sent', step: null, outcome: null, reason: null };
    expect(rows).toEqual([
      { slug: 'lama-1', day: '2026-01-02', ...sent },
      { slug: 'lama-2', day: '2026-01-03', ...sent },
      { slug: 'lama-3', day: '2026-01-04', ...sent },
      { slug: 'lama-4', day: '2026-01-05', ...sent },
      { slug: 'lama-2', day: '2026-02-01', kind: 'outcome', step: null, outcome: 'rejected', reason: null },
    ]);
    const { rows: outcomes } = await client.query(`
    select j.slug, a.status, a.outcome, a.outcome_at::date::text as day
    from applications a join jobs j on j.id = a.job_id order by j.slug`);
    expect(outcomes).toEqual([
      { slug: 'lama-1', status: 'apply', outcome: null, day: null },
      { slug: 'lama-2', status: 'interview_hr', outcome: 'rejected', day: '2026-02-01' },
      { slug: 'lama-3', status: 'onboard', outcome: null, day: null },
      { slug: 'lama-4', status: 'mcu', outcome: null, day: null },
    ]);
    rmSync(folder, { recursive: true });
  });
});

describe('deadline_hour_and_working_types', () => {
  it('closes jobs of earlier releases at the end of their last day at their place', async () => {
    await client.exec(`
    create table jobs (location_id int, deadline date);
    create index jobs_deadline_idx on jobs (deadline);
    insert into jobs values (34, '2026-11-30'), (51, '2026-11-30'), (91, '2026-11-30'), (null, '2026-11-30'), (34, null)`);
    await migrateBy('deadline_hour_and_working_types');
    const { rows } = await client.query<{ closes_at: Date | null }>('select closes_at from jobs');
    const midnights = ['17:00', '16:00', '15:00', '17:00'].map((time) => `2026-11-30T${time}:00.000Z`);
    expect(rows.map((row) => row.closes_at?.toISOString())).toEqual([...midnights, undefined]);
    await client.exec(`update jobs set deadline_at = '2026-11-30T12:00+09:00' where location_id = 91`);
    const { rows: timed } = await client.query(`select closes_at from jobs where location_id = 91`);
    expect(timed).toEqual([{ closes_at: new Date('2026-11-30T03:00:00Z') }]);
  });
});
