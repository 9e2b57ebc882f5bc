import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { PASSWORD } from '../../server/scripts/writes';
import { searchQueries } from '../list-queries';
import { percentile, type Outcome } from './outcome';
import type { Population } from './target';

const TRIAL = 'overload';
const READERS = [10, 50, 250, 1_000];
const SECONDS = 20;
/** How many a second beside them, however many read. */
const WRITES = { application: 2, bookmark: 2, 'sign-in': 4 } as const;
/** Pages of the list that each reader turns, and different searches of each reader. */
const PAGES = 100;
const SEARCHES = 100;
const RECOVERY_MS = 3_000;
/** From how many readers on the goals of time hold, and those goals: p95 in milliseconds, and the share of 503. */
const GOALS_FOR = 250;
const GOAL_MS = 2_000;
const MAX_REFUSED_SHARE = 0.5;

const READS = ['list', 'search', 'vacancy'] as const;
const KINDS = [...READS, 'application', 'bookmark', 'sign-in'] as const;
type Kind = (typeof KINDS)[number];

interface Response {
  kind: Kind;
  status: number;
  ms: number;
}

interface Target extends Population {
  address: string;
}

/** Applications and bookmarks that trials have made: none is made twice. */
let written = 0;

/** The call of a candidate at an index that writes. */
function writeOf(kind: keyof typeof WRITES, index: number, { tokens, jobs }: Population): [path: string, RequestInit] {
  const json = { 'content-type': 'application/json' };
  if (kind === 'sign-in') {
    const body = JSON.stringify({ email: `pelamar${index % tokens.length}@example.com`, password: PASSWORD });
    return ['candidate/login/', { method: 'POST', headers: json, body }];
  }
  const job = jobs[written % jobs.length] ?? '';
  const headers = { authorization: `Bearer ${tokens[written % tokens.length]}` };
  written += 1;
  if (kind === 'bookmark') return [`candidate/bookmark/${job}/`, { method: 'PUT', headers }];
  const own = { ...headers, ...json, 'idempotency-key': randomUUID() };
  return ['job-application/apply/', { method: 'POST', headers: own, body: JSON.stringify({ job }) }];
}

/** Sends so many calls a second that write, while readers read. */
async function write(kind: keyof typeof WRITES, target: Target, responses: Response[]): Promise<void> {
  const calls = Array.from({ length: SECONDS * WRITES[kind] }, async (_, i) => {
    await wait((i * 1_000) / WRITES[kind]);
    const [path, init] = writeOf(kind, i, target);
    const sentAt = performance.now();
    const response = await fetch(`${target.address}/api/v1/${path}`, init);
    await response.arrayBuffer();
    responses.push({ kind, status: response.status, ms: performance.now() - sentAt });
  });
  await Promise.all(calls);
}

/** Adds to `responses`; gives the number of those that have 503 without `Retry-After`, and of failed connections. */
async function read(
  url: string,
  connections: number,
  slugs: readonly string[],
  responses: Response[],
): Promise<number> {
  let clients = 0;
  let wrong = 0;
  const { errors, timeouts } = await autocannon({
    url,
    connections,
    duration: SECONDS,
    timeout: 30,
    setupClient: (client) => {
      const own = clients;
      clients += 1;
      const kind = READS[own % READS.length] ?? 'list';
      const paths = {
        // Others for each reader, so that no cache has most of them.
        vacancy: slugs.filter((_slug, i) => i % connections === own).map((slug) => `/job/public/${slug}/`),
        list: Array.from({ length: PAGES }, (_, i) => `/job/search/?page=${1 + ((own + i) % PAGES)}`),
        search: searchQueries('/job/search/', SEARCHES, own).map((path, i) =>
          path.includes('minSalary') ? path : `${path}&minSalary=${1_000_000 + own * SEARCHES + i}`,
        ),
      }[kind];
      client.setRequests(paths.map((path) => ({ method: 'GET', path: `/api/v1${path}` })));
      client.on('headers', (head) => {
        const { statusCode, headers } = head as unknown as { statusCode: number; headers: string[] };
        if (statusCode === 503 && !headers.some((name) => name.toLowerCase() === 'retry-after')) wrong += 1;
      });
      client.on('response', (status, _bytes, ms) => responses.push({ kind, status, ms }));
    },
  });
  return wrong + errors + timeouts;
}

/** Calls of one kind: p50 and p95 of those with 200, in milliseconds, and the share of 503. */
function summarise(responses: readonly Response[], kind: Kind) {
  const all = responses.filter((response) => response.kind === kind);
  const times = all.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const share = all.filter(({ status }) => status === 503).length / all.length;
  const [p50 = NaN, p95 = NaN] = [0.5, 0.95].map((part) => Math.round(percentile(times, part)));
  const refused = share > 0 ? `, ${Math.round(100 * share)} % refused` : '';
  return { kind, share, p95, text: `${kind} ${p50} / ${p95} (${times.length}${refused})` };
}

const isGood = ({ kind, share, p95 }: ReturnType<typeof summarise>): boolean => {
  if (kind === 'list') return true;
  if (kind === 'search') return share <= MAX_REFUSED_SHARE;
  return p95 <= GOAL_MS && (kind === 'vacancy' || share === 0);
};

interface Trial {
  /** Tells two builds of the server apart. */
  name?: string;
  /** Connections at once, each of which sends the next request as soon as it has a response. */
  readers?: readonly number[];
}

/** More and more readers beside candidates who sign in, apply and save: which calls slow down, and which are refused. */
export async function overload(target: Target, { name = '', readers: counts = READERS }: Trial): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const trial = `${TRIAL}${name && ` (${name})`}`;
  for (const readers of counts) {
    const responses: Response[] = [];
    const writes = (Object.keys(WRITES) as (keyof typeof WRITES)[]).map((kind) => write(kind, target, responses));
    const wrong = await read(target.address, readers, target.slugs, responses);
    await Promise.all(writes);
    const kinds = KINDS.map((kind) => summarise(responses, kind));
    const others = responses.filter(({ status }) => status !== 200 && status !== 503).length + wrong;
    const writesRefused = kinds.some(({ kind, share }) => kind in WRITES && share > 0);
    outcomes.push({
      trial: `${trial}, ${readers} readers`,
      goal:
        'each response is 200, or 503 with Retry-After; no write is refused' +
        (readers === GOALS_FOR ? `; writes and vacancies p95 ${GOAL_MS} ms, half of the searches` : ''),
      measured: `p50 / p95 ms: ${kinds.map(({ text }) => text).join('; ')}; ${others} others`,
      isMet: others === 0 && !writesRefused && (readers !== GOALS_FOR || kinds.every(isGood)),
    });
    // The load is measured each second.
    await wait(RECOVERY_MS);
  }
  const { status } = await fetch(`${target.address}/api/v1/job/search/?page=1`);
  const goal = `a search is answered ${RECOVERY_MS / 1_000} s afterwards`;
  outcomes.push({ trial, goal, measured: String(status), isMet: status === 200 });
  return outcomes;
}
