/**
 * Runs the built server under more load than it should get, on a separate PostgreSQL with 10,000 invented jobs:
 * connections that never come to the point, more and more readers, a thousand at last, fifty applications a second, and reads and
 * applications for a while, bookmarks beside rankings, readers of pages that nobody has read lately. At the end, an import of 3,000 rows into 20,000 jobs beside readers.
 *
 * `npm run build:server && npm run bench:load [-- MINUTES]`; the last two trials take 2 minutes each without a number. Load,
 * server and database share the machine. Prints a table of the goals and fails when one is missed.
 *
 * `npm run bench:load -- --readers 50,250 [--before FOLDER]` runs the trial of more and more readers alone, with these numbers
 * of them, and first with the server that was built into a folder where one is given; `-- --pages [--before FOLDER]` the
 * trial of pages that nobody has read lately.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { postgresStorage, type Storage } from '../server/scripts/storage';
import { startServer } from '../server/scripts/server-process';
import { overload } from './load/overload';
import { importing } from './load/import';
import type { Outcome } from './load/outcome';
import { rankings } from './load/rankings';
import { candidatesFor, rush } from './load/rush';
import { slowHeads } from './load/slow-heads';
import { APPLICATIONS, BY_CANDIDATE, soak } from './load/soak';
import { fill } from './load/target';
import { unreadPages } from './load/unread-pages';
import { temporaryPostgres } from './temporary-postgres';

const DEFAULT_MINUTES = 2;

const JOBS = 10_000;
const JOBS_BEFORE_IMPORT = 20_000;

/** As many as may write in the trial of more and more readers. */
const READING_CANDIDATES = 100;

async function tryAll(storage: Storage, minutes: number): Promise<Outcome[]> {
  const forSoak = Math.ceil((minutes * 60 * APPLICATIONS) / BY_CANDIDATE) + 1;
  const candidates = forSoak + candidatesFor(minutes);
  const { tokens, ...population } = await fill(storage, { candidates, jobs: JOBS });
  const outcomes: Outcome[] = [];
  // A server for each: what one trial leaves behind would tell against the next.
  const first = await startServer(storage.environment, { mayRefuse: true });
  outcomes.push(...(await slowHeads(first.address)));
  await first.end('SIGTERM');
  const databaseUrl = storage.environment.DATABASE_URL ?? '';
  // Separate candidates for each: no candidate applies to one job twice.
  for (const [trial, own] of [
    [rush, tokens.slice(forSoak)],
    [soak, tokens.slice(0, forSoak)],
  ] as const) {
    const server = await startServer(storage.environment, { mayRefuse: true });
    outcomes.push(...(await trial({ ...population, ...server, tokens: own, databaseUrl, minutes })));
    await server.end('SIGTERM');
  }
  return outcomes;
}

interface Options {
  readers?: string;
  pages?: boolean;
  before?: string;
}

async function tryOverload(storage: Storage, { readers, pages, before }: Options): Promise<Outcome[]> {
  const population = await fill(storage, { candidates: READING_CANDIDATES, jobs: JOBS });
  const outcomes: Outcome[] = [];
  for (const folder of [...(before ? [before] : []), undefined]) {
    const bundle = folder && path.resolve(folder, 'main.js');
    const server = await startServer(storage.environment, { bundle, mayRefuse: true });
    const [target, name] = [{ ...population, ...server }, folder && 'before'];
    if (!pages) {
      outcomes.push(...(await overload(target, { name, readers: readers?.split(',').map(Number) })));
      outcomes.push(...(await rankings(target, name)));
    }
    if (pages || !readers) outcomes.push(...(await unreadPages(target, name)));
    await server.end('SIGTERM');
  }
  return outcomes;
}

async function tryImport(storage: Storage): Promise<Outcome[]> {
  await fill(storage, { candidates: 1, jobs: 1 }, JOBS_BEFORE_IMPORT);
  const server = await startServer(storage.environment, { mayRefuse: true });
  const { environment, dataDir: folder } = storage;
  return importing({ address: server.address, environment, folder }).finally(() => server.end('SIGTERM'));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { readers: { type: 'string' }, pages: { type: 'boolean' }, before: { type: 'string' } },
    allowPositionals: true,
  });
  const [minutes = DEFAULT_MINUTES] = positionals.map(Number);
  if (!(minutes > 0)) throw new Error('MINUTES must be a number above 0.');
  const postgres = await temporaryPostgres();
  try {
    const outcomes: Outcome[] = [];
    const overloaded = (storage: Storage): Promise<Outcome[]> => tryOverload(storage, values);
    const all = (storage: Storage): Promise<Outcome[]> => tryAll(storage, minutes);
    for (const trial of values.readers || values.pages ? [overloaded] : [all, overloaded, tryImport]) {
      const storage = await postgresStorage(postgres.url);
      outcomes.push(...(await trial(storage).finally(() => storage.remove())));
    }
    console.table(outcomes.map(({ isMet, ...outcome }) => ({ ...outcome, '': isMet ? 'met' : 'MISSED' })));
    if (outcomes.some(({ isMet }) => !isMet)) process.exitCode = 1;
  } finally {
    postgres.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
