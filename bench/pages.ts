/**
 * How long a list of 100,000 jobs takes to show its first page, the result of a filter and of a search, and page 500,
 * from the click, or the key, to the frame with the changed list. And how the browser's memory grows over 100 page changes:
 * pages that were left stay in the store for 15 minutes.
 *
 * `npm run bench:pages [-- JOBS [embedded]]`: 100,000 jobs in a PostgreSQL of its own, or in the embedded database; WEB_DIR
 * names another build than dist. Browser, server and database share the machine; what a bare
 * page takes shows what those need on a busy one. Goals: each within 200 ms; memory as before.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { prepareTiming, timeResponse } from './response-times';
import { launchBrowser } from './browser';
import { temporaryPostgres } from './temporary-postgres';

/** The least that a page can do to show a page of jobs: no library, and its response as one line of text. */
const BARE_PAGE = `<!doctype html>
<title>bare</title>
<button>500</button>
<article role="tabpanel">0</article>
<script>
  document.querySelector('button').addEventListener('click', async () => {
    const response = await fetch('/api/v1/job/search/?sort=newest&pageSize=10&page=' + location.search.slice(1));
    const { data } = await response.json();
    document.querySelector('[role=tabpanel]').textContent = data.map(({ title }) => title).join();
  });
</script>`;

const BUILD = path.resolve(process.env.WEB_DIR ?? path.join(__dirname, '../dist'));
const GOAL_MS = 200;
/** Longer than any response takes, in milliseconds. */
const REST_MS = 1500;
const PAGE_CHANGES = 100;
/** Until code is compiled and the browser's own list of what was fetched is full, which is at 250. */
const WARM_UP = 260;
/** Milliseconds until the browser is quiet after page changes. */
const CACHED_MS = 6000;

interface Interaction {
  name: string;
  /** Where it begins, for each round another place: what the server cached is then of no use. */
  from: (round: number) => string;
  act: (page: Page, round: number) => Promise<void>;
}

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

const WORDS = ['gudang', 'kasir', 'perawat', 'manajer', 'staf akuntansi'];
const TYPES = ['fulltime', 'parttime', 'contract', 'temporary', 'internship'];
const ROUNDS = WORDS.length;

const INTERACTIONS: Interaction[] = [
  {
    name: 'first page, from the landing page',
    from: () => '/',
    act: (page) => page.locator('a[href="/jobs"]').first().click(),
  },
  {
    name: 'filter (the arrow keys choose at once)',
    from: (round) => `/jobs?type=${at(TYPES, round)}`,
    act: async (page) => {
      await page.locator('select[name=workplace]').focus();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'search (Find)',
    from: () => '/jobs',
    act: async (page, round) => {
      await page.locator('[name=search]').fill(at(WORDS, round));
      await page.getByRole('button', { name: 'Find' }).click();
    },
  },
  {
    name: 'page 500, 502, …',
    from: (round) => `/jobs?page=${499 + 2 * round}`,
    act: (page, round) => page.getByRole('button', { name: `Halaman ${500 + 2 * round}` }).click(),
  },
  {
    name: 'page 1000, …, by a bare page',
    from: (round) => `/bare?${1000 + round}`,
    act: (page) => page.getByRole('button', { name: '500' }).click(),
  },
];

async function startServer(jobs: number, databaseUrl: string, dataDir: string) {
  const child = fork(path.join(__dirname, 'api-server.ts'), {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, WEB_DIR: BUILD, JOBS: String(jobs) },
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { api: string }).api));
    child.once('exit', () => reject(new Error('The server did not start.')));
  });
  return { url, stop: () => child.kill() };
}

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  await prepareTiming(page);
  page.on('request', (request) => {
    if (request.url().endsWith('/job/list/')) throw new Error('The whole list was fetched.');
  });
  await page.route('**/bare?*', (route) => route.fulfill({ contentType: 'text/html', body: BARE_PAGE }));
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  return page;
}

async function measureInteractions(browser: Browser, url: string): Promise<void> {
  const rows: Record<string, unknown>[] = [];
  for (const { name, from, act } of INTERACTIONS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await open(browser, url + from(round));
      const { result } = await timeResponse(page, () => act(page, round), REST_MS);
      times.push(Math.round(result ?? Number.NaN));
      await page.close();
    }
    const slowest = Math.max(...times);
    rows.push({ interaction: name, ms: times.join(' '), slowest, goal: slowest <= GOAL_MS ? 'met' : 'missed' });
  }
  console.table(rows);
}

/** Bytes of objects that are alive. */
async function liveHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  // The second collection frees what finalizers let go of.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** Turns to each page in turn as soon as the one before it is shown. */
async function turnPages(page: Page, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Halaman berikutnya"]')?.click());
    await page.waitForFunction(
      (text) => document.querySelector('.results-page')?.textContent?.startsWith(text),
      `Halaman ${number} dari`,
    );
  }
}

async function measureMemory(browser: Browser, url: string): Promise<void> {
  const page = await open(browser, `${url}/jobs`);
  await turnPages(page, 2, WARM_UP);
  await page.waitForTimeout(CACHED_MS);
  const before = await liveHeap(page);
  await turnPages(page, WARM_UP + 1, WARM_UP + PAGE_CHANGES);
  const after = await liveHeap(page);
  await page.waitForTimeout(CACHED_MS);
  const later = await liveHeap(page);
  await turnPages(page, WARM_UP + PAGE_CHANGES + 1, WARM_UP + 2 * PAGE_CHANGES);
  await page.waitForTimeout(CACHED_MS);
  const again = await liveHeap(page);
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1024).toLocaleString('en')} kB`;
  console.log(`Live JavaScript heap before: ${kilobytes(before)}`);
  console.log(
    `right after ${PAGE_CHANGES} page changes: ${kilobytes(after)}; ${CACHED_MS / 1000} s later: ${kilobytes(later)}`,
  );
  console.log(`after ${PAGE_CHANGES} more, ${CACHED_MS / 1000} s later: ${kilobytes(again)}`);
  await page.close();
}

async function main(jobs = '100000', database = 'postgres'): Promise<void> {
  const postgres = database === 'embedded' ? null : await temporaryPostgres();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'titian-bench-'));
  const server = await startServer(Number(jobs), postgres?.url ?? '', dataDir);
  const browser = await launchBrowser();
  console.log(`${jobs} jobs, ${database}; milliseconds of ${ROUNDS} rounds`);
  try {
    await measureInteractions(browser, server.url);
    await measureMemory(browser, server.url);
  } finally {
    await browser.close();
    server.stop();
    postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main(...process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
