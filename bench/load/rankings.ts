import { setTimeout as wait } from 'node:timers/promises';
import { FIELDS, ROLES } from '../fill-jobs';
import { percentile, type Outcome } from './outcome';
import type { Population } from './target';

const TRIAL = 'rankings';
/** Calls of one visitor for the best matches that wait or run at any time. */
const CALLS = 140;
const BOOKMARKS = 100;
const BOOKMARK_MS = 50;
/** How much longer a bookmark may take beside them, by the median. */
const MAX_RATIO = 3;

/** Sends rankings one after the other, each for other work, until it is over; gives back their statuses. */
async function rank(address: string, visitor: number, isOver: () => boolean): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = visitor; !isOver(); i += CALLS) {
    const work = `${ROLES[i % ROLES.length]} ${FIELDS[i % FIELDS.length]} ${i}`;
    const response = await fetch(`${address}/api/v1/job/match/?work=${encodeURIComponent(work)}&place=Kota%20Bandung`);
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  return statuses;
}

/** Milliseconds of bookmarks, one after the other. */
async function bookmark({ address, tokens, jobs }: Population & { address: string }, first: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = first; i < first + BOOKMARKS; i += 1) {
    const started = performance.now();
    const headers = { authorization: `Bearer ${tokens[i % tokens.length]}` };
    const response = await fetch(`${address}/api/v1/candidate/bookmark/${jobs[i]}/`, { method: 'PUT', headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`A bookmark failed with ${response.status}.`);
    times.push(performance.now() - started);
    await wait(BOOKMARK_MS);
  }
  return times;
}

/** Bookmarks alone, and beside a visitor with 140 calls for the best matches at once. */
export async function rankings(target: Population & { address: string }, name = ''): Promise<Outcome[]> {
  await bookmark(target, 0);
  const alone = percentile(await bookmark(target, BOOKMARKS), 0.5);
  let over = false;
  const visitors = Promise.all(Array.from({ length: CALLS }, (_, i) => rank(target.address, i, () => over)));
  await wait(1_000);
  const times = await bookmark(target, 2 * BOOKMARKS);
  over = true;
  const statuses = (await visitors).flat();
  const beside = percentile(times, 0.5);
  return [
    {
      trial: `${TRIAL}${name && ` (${name})`}`,
      goal: `a bookmark beside ${CALLS} calls for matches: at most ${MAX_RATIO} times as long, by the median`,
      measured:
        `${alone.toFixed(1)} ms, then ${beside.toFixed(1)} (${(beside / alone).toFixed(1)} ×), p95 ` +
        `${percentile(times, 0.95).toFixed(1)}; ${statuses.length} rankings`,
      isMet: beside <= MAX_RATIO * alone && statuses.every((status) => status === 200 || status === 503),
    },
  ];
}
