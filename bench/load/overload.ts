import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { PASSWORD } from '../../server/scripts/writes';
import { listQueries, searchQueries } from '../list-queries';
import { percentile, type Outcome } from './outcome';

const TRIAL = 'overload';
/** Connections at once, each of which sends the next request as soon as it has a response. */
const READERS = [10, 50, 250, 1_000];
const SECONDS = 10;
/** Between two sign-ins, in milliseconds: as many, however many read. */
const SIGN_IN_INTERVAL = 250;
const RECOVERY_MS = 3_000;

const KINDS = ['vacancy', 'list', 'search', 'sign-in'] as const;
type Kind = (typeof KINDS)[number];

interface Response {
  kind: Kind;
  status: number;
  ms: number;
}

/** Signs one candidate in after the other, while readers read. */
async function signIns(url: string, emails: readonly string[], responses: Response[]): Promise<void> {
  const calls = emails.map(async (email, i) => {
    await wait(i * SIGN_IN_INTERVAL);
    const sentAt = performance.now();
    const body = JSON.stringify({ email, password: PASSWORD });
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    responses.push({ kind: 'sign-in', status: response.status, ms: performance.now() - sentAt });
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
      clients += 1;
      const kind = KINDS[clients % 3] ?? 'list';
      const paths = {
        vacancy: slugs.map((slug) => `/job/public/${slug}/`),
        list: listQueries('/job/search/', 20, clients),
        search: searchQueries('/job/search/', 20, clients),
        'sign-in': [],
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

/** More and more readers beside candidates who sign in: which calls slow down, and which are refused. */
export async function overload({ address, slugs }: { address: string; slugs: string[] }): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const readers of READERS) {
    const responses: Response[] = [];
    const emails = Array.from({ length: (SECONDS * 1_000) / SIGN_IN_INTERVAL }, (_, i) => `pelamar${i}@example.com`);
    const signedIn = signIns(`${address}/api/v1/candidate/login/`, emails, responses);
    const wrong = await read(address, readers, slugs, responses);
    await signedIn;
    const refused = KINDS.map((kind) => {
      const all = responses.filter((response) => response.kind === kind);
      const times = all.filter(({ status }) => status === 200).map(({ ms }) => ms);
      const share = all.filter(({ status }) => status === 503).length / all.length;
      const p95 = Math.round(percentile(times, 0.95));
      return { share, text: `${kind} p95 ${p95} ms, ${times.length} × 200, ${Math.round(100 * share)} % refused` };
    });
    const others = responses.filter(({ status }) => status !== 200 && status !== 503).length;
    outcomes.push({
      trial: `${TRIAL}, ${readers} readers`,
      goal: 'each response is 200, or 503 with Retry-After; no sign-in is refused',
      measured: `${refused.map(({ text }) => text).join('; ')}; ${others + wrong} others`,
      isMet: others + wrong === 0 && refused[3]?.share === 0,
    });
    // The load is measured each second.
    await wait(RECOVERY_MS);
  }
  const { status } = await fetch(`${address}/api/v1/job/search/?page=1`);
  const goal = `a search is answered ${RECOVERY_MS / 1_000} s afterwards`;
  outcomes.push({ trial: TRIAL, goal, measured: String(status), isMet: status === 200 });
  return outcomes;
}
