import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { listQueries } from '../list-queries';
import { percentile, type Outcome } from './outcome';

const TRIAL = 'slow heads';
const CONNECTIONS = 500;
const READERS = 10;
/** Milliseconds between two bytes of a header that never ends. */
const BYTE_MS = 2_000;
/** Within how many milliseconds the server must have ended all of them. */
const MAX_OPEN_MS = 60_000;
const GOAL_MS = 1_000;

/** Begins a call that never ends; gives back how many milliseconds later the server has ended it. */
async function sendSlowly({ hostname, port }: URL): Promise<number> {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const started = performance.now();
  socket.resume();
  socket.write('GET /api/v1/job/list/ HTTP/1.1\r\nHost: localhost\r\nX-Lambat: ');
  const timer = setInterval(() => socket.write('x'), BYTE_MS);
  await Promise.race([once(socket, 'close'), wait(MAX_OPEN_MS + 10_000, null, { ref: false })]);
  clearInterval(timer);
  socket.destroy();
  return performance.now() - started;
}

/**
 * Reads one page after the other, as long as it is wanted. Gives back the milliseconds of each, and the statuses of
 * failures, 0 where there was no response.
 */
async function readUntil(isOver: () => boolean, address: string, reader: number) {
  const times: number[] = [];
  const failures: number[] = [];
  for (const path of listQueries('/api/v1/job/search/', 5_000, reader)) {
    if (isOver()) break;
    const started = performance.now();
    const status = await fetch(address + path)
      .then(async (response) => (await response.arrayBuffer(), response.status))
      .catch(() => 0);
    times.push(performance.now() - started);
    if (status !== 200) failures.push(status);
    await wait(100);
  }
  return { times, failures };
}

/** 500 connections that send a byte of their head every two seconds, beside ten readers. */
export async function slowHeads(address: string): Promise<Outcome[]> {
  let isOver = false;
  const slow = Promise.all(Array.from({ length: CONNECTIONS }, () => sendSlowly(new URL(address)))).finally(
    () => (isOver = true),
  );
  const read = await Promise.all(Array.from({ length: READERS }, (_, i) => readUntil(() => isOver, address, i)));
  const latest = Math.max(...(await slow));
  const times = read.flatMap((reader) => reader.times);
  const failures = read.flatMap((reader) => reader.failures);
  const p95 = percentile(times, 0.95);
  return [
    {
      trial: TRIAL,
      goal: `readers: p95 below ${GOAL_MS} ms, no failure`,
      measured: `p95 ${Math.round(p95)} ms of ${times.length} responses, failures: ${failures.join(' ') || 'none'}`,
      isMet: p95 < GOAL_MS && failures.length === 0,
    },
    {
      trial: TRIAL,
      goal: `all ${CONNECTIONS} connections ended within ${MAX_OPEN_MS / 1000} s`,
      measured: `the last after ${(latest / 1000).toFixed(1)} s`,
      isMet: latest <= MAX_OPEN_MS,
    },
  ];
}
