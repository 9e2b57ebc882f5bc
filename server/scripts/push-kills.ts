/**
 * Two servers on one PostgreSQL database push appointments to devices: without kills each device gets each one once; while
 * one or the other is killed again and again, each device gets each one at least once, and a repeat has the topic of the
 * first. PUSH_KILLS says how often. TEST_DATABASE_URL names a PostgreSQL server.
 */
import assert from 'node:assert/strict';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { recordEvents } from '../src/applications/application-events';
import type { Db } from '../src/db/client';
import { pushDevices } from '../src/db/push-schema';
import { applications } from '../src/db/schema';
import { pushService, type PushService } from '../test/push-service';
import { killInTurn, runOnPostgres, waitUntil } from './kill-in-turn';
import { populate, type Population } from './population';
import { report } from './run-resilience-test';
import { startServer } from './server-process';
import type { Storage } from './storage';

const KILLS = Number(process.env.PUSH_KILLS ?? 20);
const CANDIDATES = 10;
const DEVICES = ['first', 'second'];
const PUSHES_OF_ROUND = CANDIDATES * DEVICES.length;
const ROUNDS_WITHOUT_KILLS = 5;
const HOST = 'push.example.com';

/** For each reply of the push service, so that kills come amid pushes. */
const DELAY_MS = 60;

const HOUR_MS = 3_600_000;

/** Gives each candidate devices and an application; gives back the ids of the applications. */
async function subscribe(db: Db, { candidates, jobs }: Population, service: PushService): Promise<string[]> {
  const at = { createdAt: new Date(), lastUsedAt: new Date() };
  for (const { id: candidateId } of candidates) {
    for (const device of DEVICES) {
      const { endpoint, keys } = service.subscribe(`/${candidateId}/${device}`);
      await db.insert(pushDevices).values({ candidateId, endpoint, ...keys, ...at });
    }
  }
  const rows = candidates.map(({ id: candidateId }) => ({ candidateId, jobId: jobs[0] ?? '' }));
  return (await db.insert(applications).values(rows).returning()).map(({ id }) => id);
}

/** Makes an appointment of each application, so soon that it is told at night, too. */
async function makeAppointments(db: Db, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const appointment = { appointmentAt: new Date(Date.now() + 2 * HOUR_MS), appointmentZone: 'Asia/Jakarta' };
    await db.transaction((tx) => recordEvents(tx, id, [{ kind: 'appointment', at: new Date(), ...appointment }]));
  }
}

async function untilSent(db: Db): Promise<void> {
  const waiting = () => db.$count(sql`pgboss.job`, sql`name = 'push'`);
  await waitUntil(
    async () => (await waiting()) === 0,
    () => 'pushes wait',
  );
}

/** How often each device was sent each topic. */
function countsOf({ taken }: PushService): number[] {
  const counts = new Map<string, number>();
  for (const push of taken) {
    const key = `${push.path} ${push.headers.topic}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts.values()];
}

runOnPostgres('push', async (storage: Storage) => {
  const population = await populate(storage, { candidates: CANDIDATES, jobs: 1 });
  const { db, close } = await storage.open();
  const service = await pushService(HOST);
  service.delay = DELAY_MS;
  const environment = {
    ...storage.environment,
    PUSH_HOSTS: HOST,
    PUSH_PORT: String(service.port),
    LOG_LEVEL: 'fatal',
  };
  const nodeOptions = ['-r', path.join(__dirname, 'push-detour.cjs')];
  const start = (place: number) =>
    startServer({ ...environment, DATA_DIR: `${storage.dataDir}/${place}` }, { nodeOptions });
  const ids = await subscribe(db, population, service);
  const servers = await Promise.all([start(0), start(1)]);

  for (let round = 0; round < ROUNDS_WITHOUT_KILLS; round += 1) await makeAppointments(db, ids);
  await untilSent(db);
  const once = Array(ROUNDS_WITHOUT_KILLS * PUSHES_OF_ROUND).fill(1);
  assert.deepEqual(countsOf(service), once, 'each push comes once to each device');

  service.taken.length = 0;
  await killInTurn(servers, KILLS, start, () => makeAppointments(db, ids));
  await untilSent(db);
  const counts = countsOf(service);
  assert.equal(counts.length, KILLS * PUSHES_OF_ROUND, 'each appointment reaches each device, under one topic');
  const repeats = counts.filter((count) => count > 1).length;
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await service.close();
  await close();
  report(
    `push: ${once.length} pushes of two servers came once; ${KILLS} kills amid ${counts.length} pushes: all came, ` +
      `${repeats} of them again, under the same topic`,
  );
});
