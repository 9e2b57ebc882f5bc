import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { listQueries } from '../list-queries';
import type { Outcome } from './outcome';

const TRIAL = 'overload';
const CONNECTIONS = 1_000;
const SECONDS = 10;
const GOAL_MS = 200;
const RECOVERY_MS = 10_000;

/** Head of a response as autocannon's client reports it: names and values in turn. */
interface Head {
  statusCode: number;
  headers: string[];
}

/** Milliseconds until a call gets 200 in time again, or null if that takes longer than it may. */
async function timeToRecover(address: string): Promise<number | null> {
  const started = performance.now();
  while (performance.now() - started < RECOVERY_MS) {
    const sentAt = performance.now();
    const status = await fetch(`${address}/api/v1/job/search/?page=1`)
      .then(async (response) => (await response.arrayBuffer(), response.status))
      .catch(() => 0);
    if (status === 200 && performance.now() - sentAt < GOAL_MS) return performance.now() - started;
    await wait(100);
  }
  return null;
}

/** A thousand connections for ten seconds, each sending the next request as soon as it has a response. */
export async function overload(address: string): Promise<Outcome[]> {
  const counts = new Map<number, number>();
  let withoutRetryAfter = 0;
  let clients = 0;
  const { errors, timeouts } = await autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: SECONDS,
    // A browser waits for longer.
    timeout: 30,
    setupClient: (client) => {
      const paths = listQueries('/api/v1/job/search/', 20, (clients += 1));
      client.setRequests(paths.map((path) => ({ method: 'GET', path })));
      client.on('headers', (head) => {
        const { statusCode, headers } = head as unknown as Head;
        counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
        const names = headers.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase());
        if (statusCode === 503 && !names.includes('retry-after')) withoutRetryAfter += 1;
      });
    },
  });
  const recovered = await timeToRecover(address);
  const statuses = [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
  const others = [...counts.keys()].filter((status) => status !== 503 && Math.floor(status / 100) !== 2);
  return [
    {
      trial: TRIAL,
      goal: 'responses are 2xx, or 503 with Retry-After',
      measured: `${statuses}; ${withoutRetryAfter} without Retry-After, ${errors} errors, ${timeouts} time-outs`,
      isMet: counts.size > 0 && others.length === 0 && withoutRetryAfter + errors + timeouts === 0,
    },
    {
      trial: TRIAL,
      goal: `a response below ${GOAL_MS} ms within ${RECOVERY_MS / 1000} s afterwards`,
      measured: recovered === null ? 'none' : `after ${Math.round(recovered)} ms`,
      isMet: recovered !== null,
    },
  ];
}
