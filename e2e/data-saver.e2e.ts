import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { signIn } from './support/sign-in';

/** Kinds of requests that nobody needs who saves data; scripts that are prefetched are counted by the worker's cache. */
const OPTIONAL = new Set(['image', 'font']);

/** Addresses of what a page requests beside what it cannot do without; the tab's icon is the browser's own matter. */
function watchOptional(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (OPTIONAL.has(request.resourceType()) && pathname !== '/favicon.svg') requested.push(pathname);
  });
  return requested;
}

/** Chromium's own data saver: the header, and what scripts see of it. */
async function saveData(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders({ 'save-data': 'on' });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
}

/** Shows each part of the page for as long as the browser needs to notice what is in view. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  await page.waitForLoadState('networkidle');
}

test('with data saver no picture and no font is sent before they are asked for', async ({ page, context }) => {
  await saveData(context);
  const requested = watchOptional(page);
  for (const path of ['/', '/jobs']) {
    await page.goto(path);
    await scrollThrough(page);
    await expect(page.getByText('Hemat data aktif: gambar tidak dimuat.')).toBeVisible();
  }
  expect(requested).toEqual([]);
  await page.getByRole('button', { name: 'Tampilkan gambar' }).click();
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await expect.poll(() => requested.some((path) => path.startsWith('/media/'))).toBe(true);
  await expect.poll(() => requested.some((path) => path.endsWith('.woff2'))).toBe(true);
});

test('a vacancy that a candidate opens comes without its pictures where data is saved', async ({ page, browser }) => {
  await signIn(page);
  await page.goto('/jobs');
  const address = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  // A page shows at once what the browser has of an earlier one: this one has nothing.
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  await saveData(context);
  const fresh = await context.newPage();
  const requested = watchOptional(fresh);
  await fresh.goto(address ?? '');
  await expect(fresh.getByRole('button', { name: 'Apply' }).first()).toBeVisible();
  await scrollThrough(fresh);
  expect(requested).toEqual([]);
  await context.close();
});

test('the service worker of who saves data fetches the shell alone, and keeps what is used', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await saveData(context);
  const page = await context.newPage();
  await page.goto('/terms');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 });
  const cachedAddresses = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => !name.startsWith('titian'));
      const stores = await Promise.all(names.map((name) => caches.open(name)));
      const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
      return requests.map(({ url }) => new URL(url).pathname);
    });
  expect(await cachedAddresses()).toEqual(['/shell.html']);
  await page.goto('/jobs');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(async () => (await cachedAddresses()).length).toBeGreaterThan(3);
  // The jobs that came with the page are stored a moment later.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('titian-responses:1:public')).keys()).length))
    .toBeGreaterThan(0);
  const cached = await cachedAddresses();
  expect(cached.filter((path) => !path.startsWith('/assets/'))).toEqual(['/shell.html']);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.close();
});

test('the profile prefetches nothing for who saves data', async ({ page, browser }) => {
  await signIn(page);
  const storageState = await page.context().storageState();
  /** Requests of the profile, once the app opens offline and nothing more is under way. */
  const requestedBy = async (isSaving: boolean): Promise<string[]> => {
    const context = await browser.newContext({ storageState, serviceWorkers: 'allow' });
    if (isSaving) await saveData(context);
    const fresh = await context.newPage();
    const requested: string[] = [];
    fresh.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) requested.push(pathname);
    });
    await fresh.goto('/profile');
    await fresh.evaluate(async () => void (await navigator.serviceWorker.ready));
    if (!isSaving) await expect.poll(() => requested.some((path) => path.includes('/training/'))).toBe(true);
    await fresh.waitForLoadState('networkidle');
    await context.close();
    return requested;
  };
  const usual = await requestedBy(false);
  const saving = await requestedBy(true);
  // A section far below; the applications are part of the page, whose next step follows from them.
  expect(usual.filter((path) => path.includes('/training/'))).toHaveLength(1);
  expect(saving.filter((path) => path.includes('/training/'))).toEqual([]);
  expect(saving.length).toBeLessThan(usual.length);
});
