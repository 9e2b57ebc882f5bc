/**
 * Two servers on one PostgreSQL database push appointments to devices: without kills each device gets each one once; while
 * one or the other is killed again and again, each device gets each one at least once, and a repeat has the topic of the
 * first. PUSH_KILLS says how often. TEST_DATABASE_URL names a PostgreSQL server.
 */
import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { recordEvents } from '../src/applications/application-events';
import type { Db } from '../src/db/client';
import { pushDevices } from '../src/db/push-schema';
import { applications, candidates, jobs } from '../src/db/schema';
import { makeJobInput } from '../src/jobs/job-input.fixture';
import { upsertJob } from '../src/jobs/job-store';
import { pushService, type PushService } from '../test/push-service';
import { LEASE_SECONDS } from './expect-mails';
import { report, runResilienceTest } from './run-resilience-test';
import { startServer } from './server-process';
import { postgresStorage, type Storage } from './storage';

const KILLS = Number(process.env.PUSH_KILLS ?? 20);
const CANDIDATES = 10;
const DEVICES = 2;
const LONGEST_WAIT_MS = 90_000;
const HOST = 'push.example.com';

/** For each reply of the push service, so that kills come amid pushes. */
const DELAY_MS = 60;

/** Between two kills, at most. */
const PAUSE_MS = 600;

const HOUR_MS = 3_600_000;

/** Stores candidates with devices and an application each; gives back the ids of the applications. */
async function subscribe(db: Db, service: PushService): Promise<string[]> {
  await upsertJob(db, makeJobInput({ title: 'Kasir' }));
  const [job] = await db.select({ id: jobs.id }).from(jobs);
  const at = { createdAt: new Date(), lastUsedAt: new Date() };
  const ids: string[] = [];
  for (let i = 0; i < CANDIDATES; i += 1) {
    const person = {
      email: `pelamar${i}@example.com`,
      name: 'Siti Rahma',
      activatedAt: new Date(),
      passwordHash: 'none',
    };
    const [candidate] = await db.insert(candidates).values(person).returning();
    const candidateId = candidate?.id ?? '';
    for (let device = 0; device < DEVICES; device += 1) {
      const { endpoint, keys } = service.subscribe(`/${i}/${device}`);
      await db.insert(pushDevices).values({ candidateId, endpoint, ...keys, ...at });
    }
    const [application] = await db
      .insert(applications)
      .values({ candidateId, jobId: job?.id ?? '' })
      .returning();
    ids.push(application?.id ?? '');
  }
  return ids;
}

/** Makes an appointment of each application, so soon that it is told at night, too. */
async function makeAppointments(db: Db, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const appointment = { appointmentAt: new Date(Date.now() + 2 * HOUR_MS), appointmentZone: 'Asia/Jakarta' };
    await db.transaction((tx) => recordEvents(tx, id, [{ kind: 'appointment', at: new Date(), ...appointment }]));
  }
}

async function untilSent(db: Db): Promise<void> {
  const until = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    const { rows } = (await db.execute(sql`select 1 from pgboss.job where name = 'push'`)) as unknown as {
      rows: unknown[];
    };
    if (rows.length === 0) return;
    assert.ok(performance.now() < until, `${rows.length} pushes wait`);
    await wait(200);
  }
}

/** How often each device was sent each topic. */
function countsOf({ taken }: PushService): number[] {
  const counts = new Map<string, number>();
  for (const { path: device, topic } of taken)
    counts.set(`${device} ${topic}`, (counts.get(`${device} ${topic}`) ?? 0) + 1);
  return [...counts.values()];
}

async function killAmidPushes(storage: Storage): Promise<void> {
  const { db, close } = await storage.open();
  const service = await pushService(`https://${HOST}`);
  service.delay = DELAY_MS;
  const environment = {
    ...storage.environment,
    PUSH_HOSTS: HOST,
    PUSH_PORT: String(service.port),
    JOB_LEASE_SECONDS: LEASE_SECONDS,
    LOG_LEVEL: 'fatal',
  };
  const nodeOptions = ['-r', path.join(__dirname, 'push-detour.cjs')];
  const start = (place: number) =>
    startServer({ ...environment, DATA_DIR: `${storage.dataDir}/${place}` }, { nodeOptions });
  const ids = await subscribe(db, service);
  const servers = await Promise.all([start(0), start(1)]);

  for (let round = 0; round < 5; round += 1) await makeAppointments(db, ids);
  await untilSent(db);
  assert.deepEqual(countsOf(service), Array(5 * CANDIDATES * DEVICES).fill(1), 'each push comes once to each device');

  service.taken.length = 0;
  const started = performance.now();
  for (let kill = 0; kill < KILLS; kill += 1) {
    await makeAppointments(db, ids);
    await wait(Math.random() * PAUSE_MS);
    const place = kill % 2;
    await servers[place]?.end('SIGKILL');
    servers[place] = await start(place);
  }
  await untilSent(db);
  const counts = countsOf(service);
  assert.equal(counts.length, KILLS * CANDIDATES * DEVICES, 'each appointment reaches each device, under one topic');
  const repeats = counts.filter((count) => count > 1).length;
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await service.close();
  await close();
  const seconds = Math.round((performance.now() - started) / 1_000);
  report(
    `push: ${5 * CANDIDATES * DEVICES} pushes of two servers came once; ${KILLS} kills amid ${counts.length} pushes in ` +
      `${seconds} s: all came, ${repeats} of them again, under the same topic`,
  );
}

runResilienceTest(async () => {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return report('push: skipped, for TEST_DATABASE_URL is not set');
  const storage = await postgresStorage(serverUrl);
  await killAmidPushes(storage).finally(() => storage.remove());
});
