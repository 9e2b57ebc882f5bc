import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { percentile, type Outcome } from './outcome';
import type { Population } from './target';

const TRIAL = 'unread pages';
/** Each has an address of its own, and opens the next page once it has the last one. */
const READERS = { vacancy: 24, list: 4 } as const;
const SECONDS = 20;
/** How long the greedy visitor holds its calls before the readers come, in milliseconds. */
const HEAD_START_MS = 1_000;
const RECOVERY_MS = 6_000;
const GOAL_MS = 2_000;

type Kind = keyof typeof READERS;

/** One visitor with so many calls at once, each for a page that nobody has opened. */
const GREEDY = {
  none: { calls: 0, path: () => '' },
  'searches of one visitor': { calls: 40, path: (i: number) => `/jobs?search=staf+${i}` },
  'unknown companies of one visitor': { calls: 60, path: (i: number) => `/perusahaan/tidak-ada-${i}` },
};

/** A mark of the page that has its job or jobs, and is no shell. */
const COMPLETE: Record<Kind, RegExp> = { vacancy: /<h1[^>]*>[^<]*\d/, list: /href="\/lowongan\// };

interface Page {
  kind: Kind;
  status: number;
  ms: number;
  body: Buffer;
}

interface Target extends Population {
  address: string;
  pid: number;
}

/** Opens pages from one address, one after the other, until it is over or no path is left. */
async function open(
  target: Target,
  from: string,
  paths: Iterable<string>,
  { isOver, take }: { isOver: () => boolean; take?: (page: Omit<Page, 'kind'>) => void },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, localAddress: from });
  for (const path of paths) {
    if (isOver()) break;
    const started = performance.now();
    const [response] = (await once(
      get(new URL(path, target.address), { agent, headers: { 'accept-encoding': 'br' } }),
      'response',
    )) as [IncomingMessage];
    const body = await buffer(response);
    take?.({ status: response.statusCode ?? 0, ms: performance.now() - started, body });
  }
  agent.destroy();
}

function* numbered(first: number, step: number, path: (i: number) => string): Iterable<string> {
  for (let i = first; ; i += step) yield path(i);
}

function summarise(pages: readonly Page[], kind: Kind) {
  const all = pages.filter((page) => page.kind === kind);
  const times = all.map(({ ms }) => ms);
  const refused = all.filter(({ status }) => status !== 200).length;
  const complete = all.filter(
    ({ status, body }) => status === 200 && COMPLETE[kind].test(brotliDecompressSync(body).toString()),
  ).length;
  const [p50 = NaN, p95 = NaN] = [0.5, 0.95].map((share) => Math.round(percentile(times, share)));
  return {
    kind,
    p95,
    refused,
    text: `${kind} ${p50} / ${p95} (${all.length}, ${complete} complete, ${refused} refused)`,
  };
}

/** Readers of vacancies and lists that nobody has opened lately, alone and beside one visitor who opens very many. */
export async function unreadPages(target: Target, name = ''): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let [vacancies, others] = [0, 0];
  for (const [beside, { calls, path }] of Object.entries(GREEDY)) {
    let over = false;
    const isOver = (): boolean => over;
    const pages: Page[] = [];
    const greedy = Array.from({ length: calls }, (_, i) =>
      open(target, '127.0.2.1', numbered(others + i, calls, path), { isOver }),
    );
    await wait(HEAD_START_MS);
    const readers = (Object.keys(READERS) as Kind[]).flatMap((kind, at) =>
      Array.from({ length: READERS[kind] }, (_, i) => {
        const paths = {
          vacancy: numbered(vacancies + i, READERS.vacancy, (n) => `/lowongan/${target.slugs[n]}`),
          list: numbered(others + i, READERS.list, (n) => `/jobs?page=${2 + n}`),
        }[kind];
        return open(target, `127.0.${3 + at}.${1 + i}`, paths, {
          isOver,
          take: (page) => pages.push({ kind, ...page }),
        });
      }),
    );
    await wait(SECONDS * 1_000);
    over = true;
    await Promise.all([...readers, ...greedy]);
    vacancies += 2_000;
    others += 200;
    const kinds = (Object.keys(READERS) as Kind[]).map((kind) => summarise(pages, kind));
    outcomes.push({
      trial: `${TRIAL}${name && ` (${name})`}, beside ${calls === 0 ? 'none' : `${calls} ${beside}`}`,
      goal: `each page is 200; vacancies p95 ${GOAL_MS} ms`,
      measured: `p50 / p95 ms: ${kinds.map(({ text }) => text).join('; ')}`,
      isMet: kinds.every(({ kind, refused, p95 }) => refused === 0 && (kind !== 'vacancy' || p95 <= GOAL_MS)),
    });
    await wait(RECOVERY_MS);
  }
  return outcomes;
}
