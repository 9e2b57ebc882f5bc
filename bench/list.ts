/**
 * How long the job list takes to respond to a key, a filter and a page change, with the processor as it is and slowed down
 * four times: to the next frame ("paint"), and to the frame that shows the changed list ("result").
 *
 * `npm run build && npm run bench:list [-- JOBS [BUILD …]]`; 876 jobs and dist/ without arguments. Several builds, and a
 * bare page that shows what the browser itself takes, are measured in turns, so that a busy machine slows all of them:
 * compare within one run only. Goals: one frame (17 ms) more than the bare page, and under 50 ms slowed down.
 */
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { prepareTiming, timeResponse } from './response-times';
import type { ResponseTimes } from './response-times';
import { BARE_PAGE } from './bare-page';
import { launchBrowser } from './browser';
import { INTERACTIONS } from './list-interactions';
import { makeJobs } from './make-jobs';
import { serveApp } from './serve-app';

const DEFAULT_JOBS = 876;
const SLOWDOWNS = [1, 4];
const ROUNDS = 3;

interface Subject {
  name: string;
  url: string;
}

async function open(browser: Browser, { url }: Subject, slowdown: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  await prepareTiming(page);
  await page.goto(url);
  await page.locator('article').first().waitFor();
  await page.waitForTimeout(1000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

const percentile = (values: number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

function toRow(times: ResponseTimes[]): string {
  const columns = [times.map(({ paint }) => paint), times.flatMap(({ result }) => result ?? [])];
  const cells = columns.flatMap((values) => [values.length, percentile(values, 0.5), percentile(values, 0.95)]);
  return cells.map((cell) => String(Math.round(cell)).padStart(8)).join('');
}

async function measure(browser: Browser, subjects: Subject[], slowdown: number): Promise<void> {
  const times: Record<string, ResponseTimes[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const subject of subjects) {
      for (const [interaction, steps] of Object.entries(INTERACTIONS)) {
        const page = await open(browser, subject, slowdown);
        const key = `${interaction.padEnd(13)}${subject.name}`;
        for (const step of steps) (times[key] ??= []).push(await timeResponse(page, () => step(page)));
        await page.close();
      }
    }
  }
  for (const key of Object.keys(times).sort()) console.log(`${slowdown}x  ${key.padEnd(34)}${toRow(times[key] ?? [])}`);
}

async function main(): Promise<void> {
  const [count = DEFAULT_JOBS, ...builds] = process.argv.slice(2);
  const responses = { 'job/list/': makeJobs(Number(count)) };
  const dists = builds.length > 0 ? builds.map((build) => path.resolve(build)) : [undefined];
  const apps = await Promise.all(
    dists.map((dist) => serveApp({ responses, pages: { '/bare': BARE_PAGE }, ...(dist && { dist }) })),
  );
  const subjects = [
    { name: 'bare page', url: `${apps[0]?.url}/bare` },
    ...apps.map(({ url }, index) => ({ name: dists[index] ?? 'dist', url: `${url}/jobs` })),
  ];
  const browser = await launchBrowser();
  console.log(`${count} jobs; milliseconds (count, median, 95th percentile)`);
  console.log(`${' '.repeat(38)}${'paint'.padStart(24)}${'result'.padStart(24)}`);
  try {
    for (const slowdown of SLOWDOWNS) await measure(browser, subjects, slowdown);
  } finally {
    await browser.close();
    await Promise.all(apps.map((app) => app.close()));
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
