/**
 * How long the profile's autocomplete fields take to respond when their lists are long: from opening, or a key, to the
 * next paint, as the browser's Event Timing counts it (steps of 8 ms), with the processor slowed down four times.
 *
 * `npm run build && npm run bench:autocomplete [-- ROWS]`; 5,000 rows without a number. Goal: 100 ms. On a machine that
 * has something else to do, compare with a short list (`-- 3`), which shows what the browser itself takes.
 */
import type { Page } from '@playwright/test';
import { launchBrowser } from './browser';
import { serveApp } from './serve-app';
import { mockCalls, signIn } from './signed-in';

const DEFAULT_ROWS = 5000;
const SLOWDOWN = 4;
const GOAL = 100;
const ROUNDS = 3;
const TYPED = 'nusa 49';

/** Where each field is, and what has to be chosen before it can be used. */
const FIELDS = [
  { name: 'institution', tab: 'latar-belakang', button: 'Add Pendidikan Terakhir', field: 'education' },
  { name: 'major', tab: 'latar-belakang', button: 'Add Pendidikan Terakhir', field: 'educationMajor' },
  { name: 'skill', tab: 'latar-belakang', button: 'Add Keahlian (Skills)', field: 'skill' },
  { name: 'city', tab: 'informasi-pribadi', button: '+ Add Informasi Pribadi', field: 'city' },
];

/** The field whose choice lets another be used. */
const RULED_BY: Record<string, string> = {
  education: 'educationLevel',
  educationMajor: 'educationLevel',
  city: 'location',
};

const KINDS = ['Universitas', 'Politeknik', 'Institut', 'Sekolah Tinggi', 'Akademi'];

const makeRows = (count: number) =>
  Array.from({ length: count }, (_item, index) => ({
    id: index + 1,
    name: `${KINDS[index % KINDS.length]} Nusantara ${String(index + 1).padStart(4, '0')}`,
  }));

const LONG = /^master\/(education|education-major|skill|city)\/$/;

declare global {
  interface Window {
    durations: number[];
  }
}

/** Collects the duration of every event that a person makes, in milliseconds. */
const observeEvents = () => {
  window.durations = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) window.durations.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

/** The longest wait of one interaction, in milliseconds; 16 for anything that is not reported. */
async function time(page: Page, interact: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window.durations = []));
  await interact();
  await page.waitForTimeout(300);
  return Math.max(16, ...(await page.evaluate(() => window.durations)));
}

async function measure(page: Page, url: string, { tab, button, field }: (typeof FIELDS)[number]) {
  await page.goto(`${url}/profile?tab=${tab}`);
  await page.getByRole('button', { name: button, exact: true }).click();
  const ruler = RULED_BY[field];
  if (ruler) {
    await page.locator(`[role=dialog] input[name=${ruler}]`).click();
    await page.locator('[role=option]').first().click();
  }
  const input = page.locator(`[role=dialog] input[name=${field}]`);
  // The list has to be there before it is opened.
  await input.click();
  await page.locator('[role=option]').nth(1).waitFor();
  await page.keyboard.press('Escape');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const open = await time(page, () => page.keyboard.press('ArrowDown'));
  const keys: number[] = [];
  for (const key of TYPED) keys.push(await time(page, () => page.keyboard.press(key === ' ' ? 'Space' : key)));
  for (const _ of TYPED) keys.push(await time(page, () => page.keyboard.press('Backspace')));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { open, keys };
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function main(): Promise<void> {
  const rows = Number(process.argv[2] ?? DEFAULT_ROWS);
  const app = await serveApp({});
  const browser = await launchBrowser();
  console.log(`${rows} rows, ${SLOWDOWN}x slower; milliseconds to the next paint, goal ${GOAL}.`);
  console.log('field         open: median   max    key: median   max');
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
    await page.addInitScript(observeEvents);
    const long = makeRows(rows);
    await mockCalls(page, (path) => (LONG.test(path) ? long : undefined));
    await signIn(page, app.url);
    for (const field of FIELDS) {
      const opens: number[] = [];
      const keys: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const found = await measure(page, app.url, field);
        opens.push(found.open);
        keys.push(...found.keys);
      }
      const cells = [median(opens), Math.max(...opens), median(keys), Math.max(...keys)];
      const widths = [14, 6, 15, 6];
      console.log(
        field.name.padEnd(13) + cells.map((cell, index) => String(cell).padStart(widths[index] ?? 8)).join(''),
      );
    }
  } finally {
    await browser.close();
    await app.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
