/**
 * The longest tasks of "Paling cocok" over 10,000 vacancies, how often the index of the vacancies is built for it and "Juga
 * cocok", and which calls are sent. Each task counts by its processor time, as in `own-blocking-time.ts`, times four for a
 * processor four times slower.
 *
 * `npm run build && npm run bench:matches [-- JOBS]`. Goals: no task over 50 ms, one index, no call.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { groups } from '../contract/search/synonyms.json';
import { launchBrowser } from './browser';
import { makeJobs } from './make-jobs';
import { serveApp } from './serve-app';
import { mockCalls, signIn } from './signed-in';
import type { TraceEvent } from './visit/own-blocking-time';

const DEFAULT_JOBS = 10_000;
const SLOWER = 4;
const ROUNDS = 2;
/** Milliseconds to wait after each step, which takes less. */
const REST = 4000;

/** Kinds of work, so that each is as rare as in a real list. */
const TITLES = groups.map(([title]) => title ?? '');

const sleman = {
  city: { id: 3404, name: 'Kabupaten Sleman' },
  location: { id: 34, name: 'Daerah Istimewa Yogyakarta' },
};

const named = (names: string[]) => names.map((name, id) => ({ id: id + 1, name }));

/** A full profile: each entry is looked for in all titles. */
const PROFILE: Record<string, unknown> = {
  'candidate/profile/': {
    id: 'bench',
    name: 'Bench',
    email: 'bench@example.com',
    expectedSalary: 4_000_000,
    ...sleman,
  },
  'candidate/work-experience/': ['Kasir Minimarket', 'Staf Gudang', 'Admin Penjualan', 'Customer Service'].map(
    (title, id) => ({
      id: id + 1,
      title,
      startDate: '2024-01-01',
    }),
  ),
  'candidate/education/': [
    { id: 1, educationLevel: { id: 2, name: 'SMK' }, educationMajor: { id: 1, name: 'Akuntansi' } },
  ],
  'candidate/interest/': named(['Ritel', 'Logistik dan Pergudangan', 'Pengembangan Perangkat Lunak']),
  'candidate/skill/': {
    skill: named(['Microsoft Excel', 'Akuntansi', 'Desain Grafis', 'Digital Marketing', 'Mengemudi']),
  },
};

interface Step {
  name: string;
  act: (page: Page) => Promise<unknown>;
}

const row = (page: Page) => page.locator('.match-rows > li').first();

/** One after the other, on one page. */
const STEPS: Step[] = [
  {
    name: 'the region is found and shown',
    act: async (page) => {
      await page.getByRole('button', { name: 'Tampilkan Paling cocok' }).click();
      await row(page).waitFor();
    },
  },
  {
    name: '"Kenapa ini?"',
    act: (page) =>
      row(page)
        .getByRole('button', { name: /^Kenapa ini/ })
        .click(),
  },
  {
    name: '"Bukan untuk saya"',
    act: (page) =>
      row(page)
        .getByRole('button', { name: /^Bukan untuk saya/ })
        .click(),
  },
  { name: '"Urungkan"', act: (page) => page.getByRole('button', { name: 'Urungkan' }).click() },
];

/** Tasks of the page's main thread in milliseconds on a slower processor, the longest first. */
async function tasksOf(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number[]> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await act();
  await page.waitForTimeout(REST);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const main = traceEvents.find(({ name }) => name === 'FunctionCall');
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main.tid);
  return tasks.map(({ tdur = 0 }) => (SLOWER * tdur) / 1000).sort((a, b) => b - a);
}

/** How often the search library has taken a list in. */
async function countIndexes(session: CDPSession): Promise<number> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const calls = result.flatMap(({ functions }) =>
    functions.filter(({ functionName }) => functionName === 'addAllAsync'),
  );
  return calls.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
}

async function measure(browser: Browser, page: Page, url: string): Promise<void> {
  await page.evaluate(() => localStorage.setItem('titian:matches:bench', JSON.stringify({ isHidden: true })));
  await page.goto(`${url}/jobs`);
  await page.getByRole('article').first().waitFor();
  await page.waitForTimeout(REST);
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  for (const { name, act } of STEPS) {
    const tasks = await tasksOf(browser, page, () => act(page));
    console.log(`${name}: ${tasks.slice(0, 3).map(Math.round).join(', ')} ms`);
  }
  console.log(`${calls.length} calls ${calls.join(' ')}`);
  await page.locator('[name=search]').fill('kasir gudang');
  await page.getByRole('region', { name: 'Juga cocok' }).waitFor();
  console.log(`${await countIndexes(session)} indexes`);
  await session.detach();
}

async function main(): Promise<void> {
  const [count = DEFAULT_JOBS] = process.argv.slice(2).map(Number);
  const jobs = makeJobs(count).map((job, index) => ({
    ...job,
    title: TITLES[index % TITLES.length],
    company: { name: `Perusahaan ${index % 900}`, logo: null, banner: null },
  }));
  const app = await serveApp({});
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
    // The compiler marks functions with `__name`, which a page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await mockCalls(page, (path) => (path === 'job/list/' ? jobs : PROFILE[path]));
    await signIn(page, app.url);
    // The device keeps what these pages load: the region sends no call of its own.
    for (const path of ['/profile?tab=latar-belakang', '/application']) {
      await page.goto(app.url + path);
      await page.waitForTimeout(REST);
    }
    for (let round = 0; round < ROUNDS; round += 1) await measure(browser, page, app.url);
  } finally {
    await browser.close();
    await app.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
