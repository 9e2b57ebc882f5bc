/**
 * How quickly the provider serves the job list: 50 readers at once over a mixture of searches, filters and pages, with
 * 100,000 invented jobs in a PostgreSQL of its own, and the job search over all that is known of them; beside them, a
 * route of the same web server that only sends a text of the same length.
 *
 * `npm run bench:api [-- JOBS [SECONDS]]`. They are measured in turns, so that a busy machine slows all: compare within
 * one run only. Readers, server and database share the machine. Goals: 95 of 100 responses of the list within 50 ms, of
 * the search within 100 ms.
 */
import { fork } from 'node:child_process';
import path from 'node:path';
import autocannon from 'autocannon';
import { listQueries, searchQueries } from './list-queries';
import { temporaryPostgres } from './temporary-postgres';

const READERS = 50;
const ROUNDS = 3;
const LIST_GOAL_MS = 50;
const SEARCH_GOAL_MS = 100;

interface Servers {
  api: string;
  bare: string;
}

interface Measured {
  times: number[];
  /** Responses a second. */
  rate: number;
  failures: number;
}

function startServers(databaseUrl: string, jobs: number) {
  const child = fork(path.join(__dirname, 'api-server.ts'), {
    env: { ...process.env, DATABASE_URL: databaseUrl, JOBS: String(jobs) },
  });
  const servers = new Promise<Servers>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Servers));
    child.once('exit', () => reject(new Error('The server did not start.')));
  });
  return { servers, stop: () => child.kill() };
}

/** Each reader makes calls of its own, in an order of its own. */
async function measure(url: string, paths: (reader: number) => string[], seconds: number): Promise<Measured> {
  const times: number[] = [];
  let readers = 0;
  const run = autocannon({
    url,
    connections: READERS,
    duration: seconds,
    setupClient: (client) => {
      client.setRequests(paths((readers += 1)).map((given) => ({ method: 'GET', path: given })));
      client.on('response', (_status, _bytes, milliseconds) => times.push(milliseconds));
    },
  });
  const { non2xx, errors, timeouts } = await run;
  return { times, rate: times.length / seconds, failures: non2xx + errors + timeouts };
}

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

function report(name: string, rounds: Measured[]): Record<string, string | number> {
  const times = rounds.flatMap((round) => round.times);
  return {
    route: name,
    'p50 ms': percentile(times, 0.5).toFixed(1),
    'p95 ms': percentile(times, 0.95).toFixed(1),
    'p99 ms': percentile(times, 0.99).toFixed(1),
    'responses a second': Math.round(rounds.reduce((sum, { rate }) => sum + rate, 0) / rounds.length),
    failures: rounds.reduce((sum, { failures }) => sum + failures, 0),
  };
}

function judge(name: string, rounds: Measured[], goal: number): void {
  const p95 = percentile(
    rounds.flatMap(({ times }) => times),
    0.95,
  );
  console.log(`${name}: p95 ${p95.toFixed(1)} ms, ${p95 < goal ? 'within' : 'beyond'} the goal of ${goal} ms.`);
}

async function compare({ api, bare }: Servers, seconds: number): Promise<void> {
  const list: Measured[] = [];
  const search: Measured[] = [];
  const text: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const queries = (reader: number) => listQueries('/api/v1/job/search/', 500, round * READERS + reader);
    list.push(await measure(api, queries, seconds));
    const searches = (reader: number) => searchQueries('/api/v1/job/search/', 500, round * READERS + reader);
    search.push(await measure(api, searches, seconds));
    text.push(await measure(bare, () => ['/'], seconds));
  }
  console.table([report('pages', list), report('search', search), report('bare', text)]);
  judge('pages', list, LIST_GOAL_MS);
  judge('search', search, SEARCH_GOAL_MS);
}

async function main(jobs = 100_000, seconds = 8): Promise<void> {
  const postgres = await temporaryPostgres();
  const { servers, stop } = startServers(postgres.url, jobs);
  try {
    await compare(await servers, seconds);
  } finally {
    stop();
    postgres.stop();
  }
}

main(...process.argv.slice(2).map(Number)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
