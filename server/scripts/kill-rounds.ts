/**
 * Kills the server at various moments while it writes, starts it again and checks what it has stored: every write that
 * it acknowledged exactly once, nothing half written, no photo without a row and no row without its photo. Then it
 * repeats what was not acknowledged, as a client would, and each of those must be there exactly once too.
 *
 * The moments are spread evenly over the time that a round's writes take, so that ten rounds leave no longer part of it
 * untried than twenty at random would. KILL_ROUNDS (10) and KILL_SEED choose how often and at which moments.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { expectStored } from './expect-stored';
import { populate, type Population } from './population';
import { randomNumbers } from './random';
import { report, runResilienceTest, withStorages } from './run-resilience-test';
import { startServer, type ServerProcess } from './server-process';
import { ageUploads, everyStorage, type Storage } from './storage';
import { addPortfolio, applyTo, newPicture, register, sendAll, uploadPhoto, type Write } from './writes';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 10);
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);
const CANDIDATES = 40;

/** Multiples of it, without their whole part, lie evenly between 0 and 1 however many there are. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/** A round's writes, in an order that the seed decides: 40 applications, 16 records, 12 photos, 4 accounts. */
async function writesOf(round: number, { candidates, jobs }: Population, random: () => number): Promise<Write[]> {
  const some = (count: number) => candidates.slice(0, count);
  const photos = await Promise.all(some(12).map(async (candidate) => uploadPhoto(candidate, await newPicture())));
  const writes = [
    ...candidates.map((candidate) => applyTo(candidate, jobs[round] ?? '')),
    ...some(16).map((candidate) => addPortfolio(candidate, `karya-${round}`)),
    ...photos,
    ...[0, 1, 2, 3].map((i) => register(`siti.${round}.${i}@example.com`)),
  ];
  return writes
    .map((write) => ({ write, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ write }) => write);
}

/** How long a round's writes take when nothing disturbs them, in milliseconds. */
async function undisturbed(storage: Storage, writes: readonly Write[]): Promise<number> {
  const server = await startServer(storage.environment);
  // The first calls of a process take longest.
  await sendAll(writes.slice(0, 10), server.address);
  const started = performance.now();
  await sendAll(writes.slice(10), server.address);
  const duration = performance.now() - started;
  await server.end('SIGTERM');
  return duration;
}

/** Repeats what was not acknowledged; each of those must succeed. */
async function repeatOthers(writes: readonly Write[], address: string): Promise<void> {
  const others = writes.filter((write) => !write.acknowledged);
  const statuses = await sendAll(others, address);
  if (others.some((write) => !write.acknowledged)) throw new Error(`Repeated calls got ${statuses.join(' ')}`);
}

async function killRounds(storage: Storage): Promise<string> {
  const random = randomNumbers(SEED);
  const population = await populate(storage, { candidates: CANDIDATES, jobs: ROUNDS + 1 });
  const first = await writesOf(0, population, random);
  const duration = await undisturbed(storage, first);
  const all = [...first];
  let latest = first;
  let acknowledged = 0;
  let slowest = 0;
  const start = random();
  const startAndCheck = async (): Promise<ServerProcess> => {
    // Uploads of the last hour would be left alone, where another server might be storing them.
    ageUploads(storage.dataDir);
    const server = await startServer(storage.environment);
    slowest = Math.max(slowest, server.startedIn);
    const { dataDir } = storage;
    await expectStored(server.address, { dataDir, candidates: population.candidates, writes: all, accounts: latest });
    await repeatOthers(latest, server.address);
    return server;
  };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const writes = await writesOf(round, population, random);
    const server = await startAndCheck();
    latest = writes;
    all.push(...writes);
    const sent = sendAll(writes, server.address);
    await wait(((start + round * GOLDEN_RATIO) % 1) * duration * 1.2);
    await server.end('SIGKILL');
    await sent;
    acknowledged += writes.filter((write) => write.acknowledged).length;
  }
  await (await startAndCheck()).end('SIGKILL');
  await (await startAndCheck()).end('SIGTERM');
  const share = Math.round((100 * acknowledged) / (ROUNDS * first.length));
  return (
    `${ROUNDS} rounds of ${first.length} writes, ${share} % acknowledged before the kill, ` +
    `started again in at most ${Math.round(slowest)} ms`
  );
}

async function killRepeatedly(storage: Storage): Promise<void> {
  const started = performance.now();
  const result = await killRounds(storage);
  report(`kill-rounds, ${storage.name}: ${result}; ${Math.round((performance.now() - started) / 1000)} s`);
}

report(`kill-rounds: seed ${SEED}`);
runResilienceTest(async () => withStorages(await everyStorage(), killRepeatedly));
