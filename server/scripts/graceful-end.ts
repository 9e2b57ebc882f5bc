/**
 * Ends the server by SIGTERM while fifty calls are in flight on connections that stay open: each of them must be
 * completed, or refused with 503 and the end of its connection, and the process must exit with 0 in time.
 */
import assert from 'node:assert/strict';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { populate, type Population } from './population';
import { report, runResilienceTest, withStorages } from './run-resilience-test';
import { startServer } from './server-process';
import { everyStorage, type Storage } from './storage';

const CALLS = 50;
const MAX_MS = 10_000;

interface CallResult {
  status: number;
  connection: string | undefined;
}

type Candidate = Population['candidates'][number];

/** Sends one request on a keep-alive connection and reads the whole response. */
function call(agent: Agent, url: string, { token }: Candidate, body?: object): Promise<CallResult> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const sent = request(url, { agent, headers, method: body ? 'POST' : 'GET' }, (response: IncomingMessage) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }));
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

async function endGracefully(storage: Storage): Promise<void> {
  const { candidates, jobs } = await populate(storage, { candidates: CALLS, jobs: 1 });
  const server = await startServer(storage.environment);
  const agent = new Agent({ keepAlive: true, maxSockets: CALLS });
  await Promise.all(
    candidates.map((candidate) => call(agent, `${server.address}/api/v1/candidate/profile/`, candidate)),
  );
  const apply = `${server.address}/api/v1/job-application/apply/`;
  const responses = Promise.all(candidates.map((candidate) => call(agent, apply, candidate, { job: jobs[0] })));
  await wait(5);
  const started = performance.now();
  const [exitCode, results] = await Promise.all([server.end('SIGTERM'), responses]);
  const took = performance.now() - started;
  agent.destroy();
  assert.equal(exitCode, 0);
  assert.ok(took < MAX_MS, `it ended after ${took} ms`);
  for (const { status, connection } of results) {
    assert.ok(status === 200 || (status === 503 && connection === 'close'), `a call got ${status}`);
  }

  const again = await startServer(storage.environment);
  const repeated = await Promise.all(
    candidates.map((candidate) =>
      call(new Agent(), apply.replace(server.address, again.address), candidate, { job: jobs[0] }),
    ),
  );
  for (const [i, { status }] of repeated.entries()) {
    assert.equal(status, results[i]?.status === 200 ? 409 : 200, 'what was acknowledged is stored, and nothing else');
  }
  await again.end('SIGTERM');
  const done = results.filter(({ status }) => status === 200).length;
  report(
    `graceful-end, ${storage.name}: ${done} of ${CALLS} calls done, the others 503; ended in ${Math.round(took)} ms`,
  );
}

runResilienceTest(async () => withStorages(await everyStorage(), endGracefully));
