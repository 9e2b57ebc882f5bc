/**
 * How long the built server takes for hostile requests: JSON that no program would write in each field of each call,
 * and requests that are large or crooked while other clients send requests. On the embedded database.
 *
 * `npm run build:server && npm run bench:hostile`. Goals: every response below 1 s and none of 5xx; what is too large or
 * crooked within 500 ms, with p95 of the others below 100 ms meanwhile.
 */
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../server/scripts/server-process';
import { embeddedStorage } from '../server/scripts/storage';
import { populate } from '../server/scripts/population';
import { contractSchema } from '../server/src/http/contract';
import { contractCalls, listPath, SECTION_BODIES } from '../server/test/contract-calls';
import { percentile } from './load/outcome';

const MOST_MS = 1_000;
const MOST_CROOKED_MS = 500;
const MOST_PROBE_MS = 100;

const VALUES: Record<string, string> = {
  'a thousand levels': '['.repeat(1_000) + ']'.repeat(1_000),
  'ten thousand items': `[${'0,'.repeat(9_999)}0]`,
  '60,000 characters': JSON.stringify('x'.repeat(60_000)),
  '20,000 backslashes': JSON.stringify('\\'.repeat(20_000)),
  'a search for catastrophes': JSON.stringify('(a+)+$'.repeat(2_000)),
  markup: JSON.stringify('<b>'.repeat(15_000)),
  'half a surrogate': '"\\ud800"',
  NUL: '"\\u0000"',
  'a number beyond all': '1e999',
  'a prototype': '{"__proto__":{"isAdmin":true}}',
};

interface TimedResponse {
  status: number;
  took: number;
}

/** Sends a request unchanged, on its own connection. */
function send(address: string, path: string, options: { method?: string; headers?: object; body?: string } = {}) {
  const { method = 'GET', headers, body } = options;
  const started = performance.now();
  return new Promise<TimedResponse>((resolve) => {
    const done = (status: number) => resolve({ status, took: performance.now() - started });
    const sent = request(address + path, { method, headers: { ...headers }, agent: false }, (response) => {
      response.resume();
      response.on('end', () => done(response.statusCode ?? 0));
    });
    // The server need not read a refused request to its end.
    sent.on('error', () => done(0));
    sent.end(body);
  });
}

async function tryValues(address: string, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const responses: (TimedResponse & { what: string })[] = [];
  for (const { operationId, method, path } of contractCalls()) {
    const schema = contractSchema(operationId).body as { properties?: object } | undefined;
    for (const field of Object.keys(schema?.properties ?? {})) {
      for (const [what, json] of Object.entries(VALUES)) {
        const others = Object.entries(SECTION_BODIES[listPath(path)] ?? {}).filter(([key]) => key !== field);
        const members = [...others.map(([key, value]) => `"${key}":${JSON.stringify(value)}`), `"${field}":${json}`];
        const url = `/api/v1${path.replace(/\{\w+\}/g, 'x')}`;
        const response = await send(address, url, { method, headers, body: `{${members.join()}}` });
        responses.push({ ...response, what: `${what} in ${field} of ${operationId}` });
      }
    }
  }
  const slowest = responses.reduce((a, b) => (b.took > a.took ? b : a));
  const failed = responses.filter(({ status }) => status >= 500);
  console.log(`${responses.length} bodies: the slowest response after ${slowest.took.toFixed(0)} ms (${slowest.what})`);
  for (const { status, what } of failed) console.log(`  ${status}: ${what}`);
  return slowest.took < MOST_MS && failed.length === 0;
}

const LIST = '/api/v1/job/list/';
const json = { 'content-type': 'application/json' };

const CROOKED: Record<string, Parameters<typeof send>[2] & { path: string }> = {
  'a body of 5 MB': { path: '/api/v1/candidate/login/', method: 'POST', headers: json, body: 'x'.repeat(5_000_000) },
  'a head of 20 kB': { path: '/', headers: { 'x-lama': 'x'.repeat(20_000) } },
  '5,000 pairs': { path: `${LIST}?${Array.from({ length: 5_000 }, (_, i) => `a${i}=1`).join('&')}` },
  '1,500 pairs': { path: `${LIST}?${Array.from({ length: 1_500 }, (_, i) => `a${i}=1`).join('&')}` },
  'per cent signs': { path: `${LIST}?search=${'%25'.repeat(100_000)}` },
  'a regular expression': { path: `${LIST}?search=${encodeURIComponent('(a+)+$'.repeat(16))}` },
  'a pattern': { path: `${LIST}?search=${'%25_'.repeat(33)}` },
  'a large page': { path: `${LIST}?page=1000000000&pageSize=100` },
  'deep JSON': { path: '/api/v1/candidate/login/', method: 'POST', headers: json, body: '['.repeat(60_000) },
};

async function tryCrooked(address: string): Promise<boolean> {
  let isOver = false;
  const probes: number[] = [];
  const probing = (async () => {
    while (!isOver) {
      probes.push((await send(address, '/healthz')).took);
      await wait(5);
    }
  })();
  let isMet = true;
  for (const [what, { path, ...options }] of Object.entries(CROOKED)) {
    const responses: TimedResponse[] = [];
    for (let time = 0; time < 20; time += 1) responses.push(await send(address, path, options));
    const slowest = Math.max(...responses.map(({ took }) => took));
    const statuses = [...new Set(responses.map(({ status }) => status))].join(', ');
    console.log(`${what}: ${statuses}; the slowest after ${slowest.toFixed(0)} ms`);
    isMet &&= slowest < MOST_CROOKED_MS && responses.every(({ status }) => status < 500);
  }
  isOver = true;
  await probing;
  const p95 = percentile(probes, 0.95);
  console.log(`${probes.length} probes meanwhile: p95 ${p95.toFixed(0)} ms`);
  return isMet && p95 < MOST_PROBE_MS;
}

async function main(): Promise<void> {
  const storage = embeddedStorage();
  try {
    const { candidates } = await populate(storage, { candidates: 1, jobs: 200 });
    const server = await startServer(storage.environment);
    const outcomes = [
      await tryValues(server.address, candidates[0]?.token ?? ''),
      await tryCrooked(server.address),
      (await send(server.address, '/healthz')).status === 200,
    ];
    await server.end('SIGTERM');
    const isMet = outcomes.every(Boolean);
    console.log(isMet ? 'The goals are met.' : 'A goal is MISSED.');
    if (!isMet) process.exitCode = 1;
  } finally {
    await storage.remove();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
