/** Holds `docs/privacy.md` to the database and to the code. Specification 4, section 6. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { KEPT, testDatabase } from '../../test/test-database';
import { LIFETIME_HOURS } from '../accounts/account-tokens';
import {
  ACTIVATION_MS,
  DIGEST_RETENTION_MS,
  EMAIL_CHANGE_RETENTION_MS,
  LINK_RETENTION_MS,
  UNSUBSCRIBE_MS,
} from '../background/purge-stale';
import { TOMBSTONE_MS } from '../bookmarks/settle';
import { EVENT_RETENTION_MS } from '../accounts/security-events';
import { SESSION_DAYS } from '../accounts/sign-in';
import { GIVE_UP_MS } from '../queue/worker';
import { RATE_LIMITS } from '../http/rate-limits';
import { RESPONSE_RETENTION_MS } from '../http/stored-responses';
import { NEWS_RETENTION_MS } from '../news/add-notifications';
import { repoRoot } from '../paths';
import { CLOSED_MS, OPEN_MS, REPORTER_MS } from '../reports/purge-reports';
import { SESSION_IDLE_MS } from '../session/session';
import { LAST_MAIL_MS } from '../accounts/deletion/delete-due-accounts';
import { deletionTime } from '../session/deletion-period';
import { EXPORT_LIFETIME_MS } from './export/data-exports';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const page = readFileSync(path.join(repoRoot, 'docs', 'privacy.md'), 'utf8');
const inDatabase = page.slice(page.indexOf('## In the database'), page.indexOf('## Elsewhere'));

const namesIn = (text: string): string[] => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

/** The rows of the table, each with the tables of the database that it is about and its cell "How long". */
const rows = [...inDatabase.matchAll(/^\| (`.+?) \|.+?\|.+?\| (.+?) \|.+\|$/gm)].map(
  ([, first = '', howLong = '']) => ({
    tables: namesIn(first),
    howLong,
  }),
);

const harmless = namesIn(/^Without personal data: .+$/m.exec(inDatabase)?.[0] ?? '');

const howLong = (table: string): string => rows.find(({ tables }) => tables.includes(table))?.howLong ?? '';

interface StoredTable {
  schema: string;
  name: string;
}

/** The tables of a migrated database. */
async function storedTables(): Promise<StoredTable[]> {
  const test = await testDatabase();
  const { rows: found } = (await test.db.execute(
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema', ${KEPT}) and table_type = 'BASE TABLE'`,
  )) as { rows: StoredTable[] };
  await test.close();
  return found;
}

it('names every table of the database once, and no other', async () => {
  const tables = await storedTables();
  const documented = [...rows.flatMap((row) => row.tables), ...harmless];
  expect(documented.sort()).toEqual(
    tables
      .filter(({ schema }) => schema === 'public')
      .map(({ name }) => name)
      .sort(),
  );
  const schemas = new Set(tables.map(({ schema }) => schema).filter((schema) => schema !== 'public'));
  expect([...schemas].sort()).toEqual(['drizzle', 'pgboss']);
  for (const schema of schemas) expect(inDatabase).toContain(`schema \`${schema}\``);
});

const MAX_WINDOW_SECONDS = Math.max(
  ...Object.values(RATE_LIMITS).flatMap((limits) => limits.map(({ seconds }) => seconds)),
);

it.each([
  ['candidates', `${ACTIVATION_MS / DAY_MS} days`],
  ['pending_registrations', `${ACTIVATION_MS / DAY_MS} days`],
  ['sessions', `${SESSION_DAYS} days`],
  ['sessions', `${SESSION_IDLE_MS / DAY_MS} days without use`],
  ['account_tokens', `${LIFETIME_HOURS.reset} hour (password)`],
  ['account_tokens', `${LIFETIME_HOURS.activate} hours (activation, new address)`],
  ['account_tokens', `${LIFETIME_HOURS['confirm-email']} hours (activation, new address)`],
  ['account_tokens', `${LIFETIME_HOURS['undo-email'] / 24} days (undoing a change)`],
  ['account_tokens', `${LINK_RETENTION_MS / DAY_MS} days longer`],
  ['email_changes', `${EMAIL_CHANGE_RETENTION_MS / DAY_MS} days`],
  ['bookmarks', `${TOMBSTONE_MS / DAY_MS} days after it was deleted`],
  ['notifications', `${NEWS_RETENTION_MS / DAY_MS} days`],
  ['digests', `${DIGEST_RETENTION_MS / DAY_MS} days`],
  ['unsubscribe_tokens', `${UNSUBSCRIBE_MS / DAY_MS} days`],
  ['job_reports', `${CLOSED_MS / DAY_MS} days once it is closed`],
  ['job_reports', `${OPEN_MS / DAY_MS} days where it is not closed`],
  ['job_reports', `the SHA-256 ${REPORTER_MS / DAY_MS} days`],
  ['security_events', `${EVENT_RETENTION_MS / DAY_MS} days`],
  ['rate_limit_windows', `${(MAX_WINDOW_SECONDS * 1000) / HOUR_MS} hour`],
  ['data_exports', `${EXPORT_LIFETIME_MS / HOUR_MS} hours`],
  ['last_mails', `${LAST_MAIL_MS / DAY_MS} days at most`],
  ['idempotent_answers', `${RESPONSE_RETENTION_MS / HOUR_MS} hours`],
])('says of %s what the code does: %s', (table, period) => {
  expect(howLong(table)).toContain(period);
});

it('says for how long a job of the queue is tried again', () => {
  expect(inDatabase).toContain(`after ${GIVE_UP_MS.background / DAY_MS} days of failures`);
});

it('says how long an account waits for its deletion', () => {
  expect(deletionTime(new Date(0)).getTime() / DAY_MS).toBe(7);
  expect(page).toContain('seven days after they requested it');
});
