/**
 * What the job list's responses to a key, a filter and a page change cost the processor: milliseconds of the page's main
 * thread from the event to the end of the first frame after it, and until the page is at rest again. Time in which the
 * machine did something else does not count, so that builds can be compared on a busy one, where `bench:list` cannot.
 *
 * `npm run build && npm run bench:list-cpu [-- BUILD …]`; dist/ without arguments, and 876 jobs. Four times as much is
 * what a slow phone takes.
 */
import path from 'node:path';
import type { Browser, CDPSession } from '@playwright/test';
import { BARE_PAGE } from './bare-page';
import { launchBrowser } from './browser';
import { INTERACTIONS } from './list-interactions';
import { makeJobs } from './make-jobs';
import { serveApp } from './serve-app';

const JOBS = 876;
const ROUNDS = 2;
/** Milliseconds after which a page is at rest. */
const REST = 450;

/** An entry of Chromium's trace; times in microseconds, `tdur` of the thread alone. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
}

interface Cost {
  toFrame: number;
  toRest: number;
}

async function trace(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'cc'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await act();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}

const end = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

function costOf(events: TraceEvent[]): Cost | null {
  const start = events.find(
    ({ name, args }) => name === 'EventDispatch' && ['click', 'keydown'].includes(args?.data?.type ?? ''),
  );
  if (!start) return null;
  const main = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === start.pid && tid === start.tid);
  const commit = main.filter(({ name, ts }) => name === 'Commit' && ts > start.ts).sort((a, b) => a.ts - b.ts)[0];
  const tasks = main.filter((event) => event.name === 'RunTask' && end(event) > start.ts);
  const spent = (some: TraceEvent[]) => some.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  return { toFrame: spent(tasks.filter(({ ts }) => ts < (commit?.ts ?? Infinity))), toRest: spent(tasks) };
}

async function measure(browser: Browser, url: string, interaction: keyof typeof INTERACTIONS): Promise<Cost[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  await page.goto(url);
  await page.locator('article').first().waitFor();
  await page.waitForTimeout(2000);
  const session = await page.context().newCDPSession(page);
  const costs: Cost[] = [];
  for (const step of INTERACTIONS[interaction] ?? []) {
    const events = await trace(session, async () => {
      await step(page);
      await page.waitForTimeout(REST);
    });
    const cost = costOf(events);
    if (cost) costs.push(cost);
  }
  await page.close();
  return costs;
}

function percentile(values: number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);
}

async function main(): Promise<void> {
  const builds = process.argv.slice(2);
  const responses = { 'job/list/': makeJobs(JOBS) };
  const dists = builds.length > 0 ? builds : ['dist'];
  const apps = await Promise.all(
    dists.map((dist) => serveApp({ responses, pages: { '/bare': BARE_PAGE }, dist: path.resolve(dist) })),
  );
  const subjects = [
    ['bare page', `${apps[0]?.url}/bare`] as const,
    ...apps.map(({ url }, index) => [dists[index] ?? 'dist', `${url}/jobs`] as const),
  ];
  const browser = await launchBrowser();
  const costs: Record<string, Cost[]> = {};
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, url] of subjects) {
        for (const interaction of Object.keys(INTERACTIONS)) {
          (costs[`${interaction}, ${name}`] ??= []).push(...(await measure(browser, url, interaction)));
        }
      }
    }
  } finally {
    await browser.close();
    await Promise.all(apps.map((app) => app.close()));
  }
  const rows = Object.keys(costs).sort();
  console.table(
    rows.map((what) => {
      const toFrame = (costs[what] ?? []).map((cost) => cost.toFrame);
      const toRest = (costs[what] ?? []).map((cost) => cost.toRest);
      return {
        what,
        frame: percentile(toFrame, 0.5),
        'frame, 95 %': percentile(toFrame, 0.95),
        rest: percentile(toRest, 0.5),
      };
    }),
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
