/**
 * Two servers on one PostgreSQL database compare saved searches with a new job and mail a digest for each, while one of
 * the two is killed again and again: every candidate is told once, no digest arrives twice, and those whose mails were
 * amid sending, whether they arrived or not, are made again the next day. DIGEST_KILLS says how often; there are ten times
 * as many digests. TEST_DATABASE_URL names a PostgreSQL server.
 */
import assert from 'node:assert/strict';
import path from 'node:path';
import { count, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../src/db/client';
import { notifications } from '../src/db/notification-schema';
import { digests } from '../src/db/saved-search-schema';
import { candidates } from '../src/db/schema';
import { makeJobInput } from '../src/jobs/job-input.fixture';
import { upsertJob } from '../src/jobs/job-store';
import { addSavedSearch } from '../src/saved-searches/saved-search-store';
import { messageIdOf } from '../src/saved-searches/send-digest';
import { mailServer } from '../test/mail-server';
import { killInTurn, runOnPostgres, waitUntil } from './kill-in-turn';
import { report } from './run-resilience-test';
import { startServer } from './server-process';
import type { Storage } from './storage';

const KILLS = Number(process.env.DIGEST_KILLS ?? 5);
const CANDIDATES = 10 * KILLS;

/** For each reply of the mail server, so that kills come amid mails. */
const MAIL_DELAY_MS = 60;

const DAY_MS = 86_400_000;

/** Milliseconds to ten in the morning in Jakarta: at night no digest is sent. */
const untilMorning = (): number => (3 * 3_600_000 - (Date.now() % DAY_MS) + DAY_MS) % DAY_MS;

async function saveSearches(db: Db): Promise<void> {
  const rows = Array.from({ length: CANDIDATES }, (_, i) => ({
    email: `pencari${i}@example.com`,
    name: 'Siti Rahma',
    activatedAt: new Date(),
    passwordHash: 'none',
  }));
  for (const { id } of await db.insert(candidates).values(rows).returning({ id: candidates.id })) {
    const body = { name: 'Kasir', query: 'search=kasir', queryVersion: 1, alert: 'daily' as const };
    await addSavedSearch({ db, now: () => new Date() }, id, body);
  }
}

/** True when each candidate's digest was tried, and no job waits. */
async function isDone(db: Db): Promise<boolean> {
  const tried = await db.$count(digests, isNotNull(digests.outcome));
  const { rows } = (await db.execute(sql`select 1 from pgboss.job`)) as unknown as { rows: unknown[] };
  return tried >= CANDIDATES && rows.length === 0;
}

async function killAmidDigests(storage: Storage): Promise<void> {
  const { db, close } = await storage.open();
  const mails = await mailServer();
  mails.delay = MAIL_DELAY_MS;
  const environment = {
    ...storage.environment,
    SMTP_URL: mails.url,
    LOG_LEVEL: 'fatal',
  };
  const nodeOptions = ['-r', path.join(__dirname, 'shifted-clock.cjs')];
  const start = (place: number, days = 0) => {
    const CLOCK_AHEAD = String(untilMorning() + days * DAY_MS);
    return startServer({ ...environment, CLOCK_AHEAD, DATA_DIR: `${storage.dataDir}/${place}` }, { nodeOptions });
  };
  await saveSearches(db);
  await upsertJob(db, makeJobInput({ title: 'Kasir' }));
  const started = performance.now();
  const servers = await Promise.all([start(0), start(1)]);
  await killInTurn(servers, KILLS, start);
  await waitUntil(
    () => isDone(db),
    () => `${mails.taken.length} mails were taken`,
  );
  const seconds = Math.round((performance.now() - started) / 1_000);
  const sent = mails.taken.map((mail) => /^Message-ID: <(.+)@/im.exec(mail)?.[1] ?? '');
  const rows = await db.select().from(digests);
  assert.equal(rows.length, CANDIDATES, 'each candidate has one digest');
  assert.equal(new Set(sent).size, sent.length, 'no digest arrives twice');
  const unknown = rows.filter(({ outcome }) => outcome === 'unknown').length;
  const arrived = rows.filter((row) => sent.includes(messageIdOf(row))).length;
  assert.ok(arrived >= CANDIDATES - unknown, 'all arrive whose outcome is known');
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  const tomorrow = await start(0, 1);
  await waitUntil(
    async () => mails.taken.length === sent.length + unknown,
    () => `${mails.taken.length - sent.length} of ${unknown} digests came the next day`,
  );
  await tomorrow.end('SIGTERM');
  const [news] = await db.select({ count: count() }).from(notifications);
  assert.equal(news?.count, CANDIDATES, 'each candidate is told once');
  await mails.close();
  await close();
  report(
    `digests: ${KILLS} kills amid ${CANDIDATES} digests of two servers in ${seconds} s: ${arrived} arrived, none twice; ` +
      `the jobs of the ${unknown} that were amid sending came the next day`,
  );
}

runOnPostgres('digests', killAmidDigests);
