/**
 * How long a dialog takes to open from its second time on, and a page whose data are there already, with the processor
 * slowed down four times: from the press to the frame that shows it, with nothing in it that waits.
 *
 * `npm run build && npm run bench:interactions [-- SLOWDOWN [BUILD]]`; four times and dist/ without arguments. The goals
 * stand beside. On a machine that does nothing else.
 */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { launchBrowser } from './browser';
import { makeJobs } from './make-jobs';
import { serveApp } from './serve-app';
import { mockCalls, signIn } from './signed-in';

const DEFAULT_SLOWDOWN = 4;
const ROUNDS = 5;
const JOBS = 876;
/** Longer than any of them takes, in milliseconds. */
const REST = 1200;

/** Tab by tab, the buttons of the profile that open a dialog. */
const DIALOGS: Record<string, string[]> = {
  'informasi-pribadi': ['Edit Profil', '+ Add Informasi Pribadi'],
  'latar-belakang': ['Add Pengalaman Kerja', 'Add Pendidikan Terakhir', 'Add Keahlian (Skills)'],
  'minat-preferensi': ['Add Minat Pekerjaan'],
  'cv-portofolio': ['Add Portofolio', 'Upload CV'],
};

/** Milliseconds, of a dialog by what is in it. */
const DIALOG_GOALS = { plain: 100, datesOrPicks: 180 };

const WITH_DATES_OR_PICKS = new Set([
  '+ Add Informasi Pribadi',
  'Add Pengalaman Kerja',
  'Add Pendidikan Terakhir',
  'Add Keahlian (Skills)',
  'Add Minat Pekerjaan',
]);

/** In this order, each from the one before, with the milliseconds that it may take. */
const PAGES: Record<string, number> = { '/jobs': 200, '/application': 120, '/': 120, '/profile': 120 };

const goalOf = (what: string): number =>
  PAGES[what] ?? DIALOG_GOALS[WITH_DATES_OR_PICKS.has(what) ? 'datesOrPicks' : 'plain'];

declare global {
  interface Window {
    interaction: { pressed: number; before: string; shown: number | null };
  }
}

/** Runs in the page, before anything else does. */
const record = () => {
  /** Visible text: the dialog, else the page; empty while a part of it waits. */
  const seen = (): string => {
    const dialog = document.querySelector('[role=dialog]');
    if (dialog) return `dialog ${dialog.querySelector('h2')?.textContent ?? ''}`;
    const main = document.querySelector('main');
    return !main || main.querySelector('[aria-busy=true]') ? '' : (main.querySelector('h1')?.textContent ?? '');
  };
  const interaction: Window['interaction'] = { pressed: 0, before: '', shown: null };
  window.interaction = interaction;
  window.addEventListener(
    'click',
    ({ timeStamp }) => Object.assign(interaction, { pressed: timeStamp, before: seen(), shown: null }),
    { capture: true },
  );
  const { port1, port2 } = new MessageChannel();
  // A message that is posted as a frame begins comes when the frame is made.
  port1.onmessage = () => (interaction.shown ??= performance.now() - interaction.pressed);
  const check = () => {
    const now = seen();
    if (interaction.pressed && interaction.shown === null && now && now !== interaction.before) {
      requestAnimationFrame(() => port2.postMessage(null));
    }
  };
  new MutationObserver(check).observe(document, { childList: true, subtree: true, attributes: true });
};

/** Milliseconds from the press until what it opens is seen. */
async function time(page: Page, press: () => Promise<void>): Promise<number> {
  await press();
  await page.waitForTimeout(REST);
  return (await page.evaluate(() => window.interaction.shown)) ?? Number.NaN;
}

async function openDialog(page: Page, name: string): Promise<number> {
  const duration = await time(page, () => page.getByRole('button', { name, exact: true }).first().click());
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return duration;
}

/** By its link in the bar at the top, or in the candidate's menu there. */
async function follow(page: Page, address: string): Promise<number> {
  const link = page.locator(`:is(header, .MuiPopover-root) a[href="${address}"]`).filter({ visible: true }).last();
  if (!(await link.isVisible()))
    await page.locator('header button[aria-expanded=false]').filter({ visible: true }).click();
  return time(page, () => link.click());
}

async function measure(page: Page, url: string): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  for (const [tab, names] of Object.entries(DIALOGS)) {
    await page.goto(`${url}/profile?tab=${tab}`);
    for (const name of names) {
      await openDialog(page, name);
      for (let round = 0; round < ROUNDS; round += 1) (times[name] ??= []).push(await openDialog(page, name));
    }
  }
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const address of Object.keys(PAGES)) {
      const duration = await follow(page, address);
      // The first time it has to be fetched.
      if (round > 0) (times[address] ??= []).push(duration);
    }
  }
  return times;
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function main(): Promise<void> {
  const [slowdown = DEFAULT_SLOWDOWN, build] = process.argv.slice(2);
  const jobs = makeJobs(JOBS);
  const app = await serveApp(build ? { dist: path.resolve(build) } : {});
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
    // The compiler marks functions with `__name`, which a page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(record);
    await mockCalls(page, (path) => (path === 'job/list/' ? jobs : undefined));
    await signIn(page, app.url);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(slowdown) });
    const times = await measure(page, app.url);
    console.log(`${slowdown}x slower; milliseconds.`);
    console.table(
      Object.entries(times).map(([what, all]) => ({
        what,
        goal: goalOf(what),
        median: Math.round(median(all)),
        slowest: Math.round(Math.max(...all)),
      })),
    );
  } finally {
    await browser.close();
    await app.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
