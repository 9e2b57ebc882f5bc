import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrationsFolder } from '../src/paths';

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/**
 * Writes the migrations of a release after this one to a folder: those of today, and one that works on every job.
 *
 * @returns the folder; the caller removes it
 */
export function nextMigrations(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'titian-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('There are no migrations.');
  const tag = '9999_next_release';
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(
    path.join(folder, `${tag}.sql`),
    `ALTER TABLE "jobs" ADD COLUMN "checked" text;--> statement-breakpoint
UPDATE "jobs" SET "checked" = md5("title");--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "checked" SET NOT NULL;`,
  );
  return folder;
}

/** SQL of a company, jobs that other rules of the search have stored, and candidates. */
export const storedRows = (jobs: number, candidates: number): string => `
  insert into companies (name) values ('PT Lama');
  insert into jobs (slug, title, title_key, status, company_id, source, source_id, content_hash, search_document,
      search_version, signals, signals_version)
    select 'lama-' || i, 'Staf Gudang ' || i, '', case when i % 5 = 0 then 'closed' else 'open' end,
      (select id from companies), 'lama', i::text, md5(i::text), '', 0, '[]', 0
    from generate_series(1, ${jobs}) i;
  insert into candidates (email, name, password_hash)
    select 'lama' || i || '@example.com', 'Siti Rahma', 'none' from generate_series(1, ${candidates}) i;
`;
