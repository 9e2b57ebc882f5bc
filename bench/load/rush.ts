import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile, type Outcome } from './outcome';
import { APPLICATIONS_STORED, queryDatabase, type Population } from './target';

const TRIAL = 'rush';
/** Applications a second. */
export const RUSH = 50;
/** A candidate may send a hundred in ten minutes, those among them that are sent twice. */
const BY_CANDIDATE = 60;
/** Every so many of them is sent twice at once, as by an impatient thumb. */
const TWICE = 10;
const GOAL_MS = 1_000;

/** How many candidates a rush of so many minutes takes. */
export const candidatesFor = (minutes: number): number => Math.ceil((minutes * 60 * RUSH) / BY_CANDIDATE) + 1;

const DOUBLED = `select count(*) from (select from applications group by candidate_id, job_id having count(*) > 1) twice`;

interface Target extends Population {
  address: string;
  databaseUrl: string;
  minutes: number;
}

interface Application {
  took: number;
  statuses: number[];
}

/** Sends one application, once or twice at once with one key. */
async function apply(url: string, token: string, job: string, times: number): Promise<Application> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const started = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: times }, () =>
      fetch(url, { method: 'POST', headers, body: JSON.stringify({ job }) })
        .then(async (response) => (await response.arrayBuffer(), response.status))
        .catch(() => 0),
    ),
  );
  return { took: performance.now() - started, statuses };
}

/** Fifty applications a second for some minutes: all get a response in time, and stored once. */
export async function rush({ address, databaseUrl, tokens, jobs, minutes }: Target): Promise<Outcome[]> {
  const before = await queryDatabase(databaseUrl, APPLICATIONS_STORED);
  const url = `${address}/api/v1/job-application/apply/`;
  const sent: Promise<Application>[] = [];
  const started = performance.now();
  for (let i = 0; i < minutes * 60 * RUSH; i += 1) {
    const job = jobs[Math.floor(i / tokens.length)] ?? '';
    sent.push(apply(url, tokens[i % tokens.length] ?? '', job, i % TWICE === 0 ? 2 : 1));
    await wait(Math.max(0, started + ((i + 1) * 1_000) / RUSH - performance.now()));
  }
  const applications = await Promise.all(sent);
  const stored = (await queryDatabase(databaseUrl, APPLICATIONS_STORED)) - before;
  const doubled = await queryDatabase(databaseUrl, DOUBLED);
  const acknowledged = applications.filter(({ statuses }) => statuses.includes(200)).length;
  const failures = new Map<number, number>();
  for (const status of applications.flatMap(({ statuses }) => statuses)) {
    if (status !== 200) failures.set(status, (failures.get(status) ?? 0) + 1);
  }
  const failed = [...failures].map(([status, count]) => `${count} × ${status}`).join(', ');
  const p99 = percentile(
    applications.map(({ took }) => took),
    0.99,
  );
  return [
    {
      trial: TRIAL,
      goal: `${RUSH} applications a second: p99 below ${GOAL_MS} ms, no failure`,
      measured: `p99 ${Math.round(p99)} ms of ${applications.length}; failures: ${failed || 'none'}`,
      isMet: p99 < GOAL_MS && failures.size === 0,
    },
    {
      trial: TRIAL,
      goal: 'stored = acknowledged, none doubled',
      measured: `${stored} stored, ${acknowledged} acknowledged, ${doubled} doubled`,
      isMet: stored === acknowledged && stored > 0 && doubled === 0,
    },
  ];
}
