import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chromiumPath } from './support/browsers';
import { expect, test } from './support/journey';
import { share } from './support/share';
import { watchTraffic } from './support/traffic';

interface InstallabilityErrors {
  installabilityErrors: { errorId: string }[];
}

interface AppManifest {
  url: string;
  data?: string;
  errors: { message: string; critical: number }[];
}

test('Chromium reads the manifest without a complaint, and would install the app', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await page.goto('/jobs');
  // The page names it after its first paint.
  await expect(page.locator('link[rel=manifest]')).toBeAttached();
  const manifest = (await session.send('Page.getAppManifest')) as AppManifest;
  expect(new URL(manifest.url).pathname).toBe('/manifest.webmanifest');
  expect(manifest.errors).toEqual([]);
  const { installabilityErrors } = (await session.send('Page.getInstallabilityErrors')) as InstallabilityErrors;
  // The journey's own context is one that keeps nothing, in which no app can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

/** It has no address bar and no tabs. */
const expectOwnWindow = async (page: Page) =>
  expect(await page.evaluate(() => window.matchMedia('(display-mode: standalone)').matches)).toBe(true);

test('Chromium installs the app, which opens in a window of its own, and a vacancy that is shared to it there', async ({
  baseURL,
}, testInfo) => {
  const home = baseURL ?? '';
  // The journeys' own context keeps nothing; this one has a profile, as a candidate's browser has.
  const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
    ...testInfo.project.use.launchOptions,
    // The headless shell installs no apps.
    executablePath: chromiumPath(),
  });
  try {
    const traffic = await watchTraffic(context, home);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const app = { manifestId: `${home}/` };
    /** Starts the installed app, as its icon does, and gives back its window. */
    const launch = async (): Promise<Page> => {
      const opened = context.waitForEvent('page');
      await session.send('PWA.launch', app);
      return opened;
    };

    await page.goto(`${home}/jobs`);
    await expect(session.send('PWA.getOsAppState', app)).rejects.toThrow('Unknown web-app manifest id');
    // With a profile nothing is in the way; the manifest and its icons are there by then.
    await expect
      .poll(async () => (await session.send('Page.getInstallabilityErrors')).installabilityErrors)
      .toEqual([]);
    await session.send('PWA.install', app);
    await session.send('PWA.getOsAppState', app);
    // Installed by a script, an app opens in a tab until somebody chooses otherwise.
    await session.send('PWA.changeAppUserSettings', { ...app, displayMode: 'standalone' });

    const started = await launch();
    await expect(started).toHaveURL(`${home}/jobs`);
    await expect(started.getByRole('article').first()).toBeVisible();
    await expectOwnWindow(started);
    const job = started.getByRole('article').first().getByRole('heading').getByRole('link');
    const [title, path] = [await job.innerText(), (await job.getAttribute('href')) ?? ''];

    const text = `Lihat lowongan ini: ${home}${path.replace('/jobs/', '/lowongan/')}.`;
    await share(started, { text });
    await expect(started).toHaveURL(/\/lowongan\//);
    await expect(started.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectOwnWindow(started);

    await session.send('PWA.uninstall', app);
    await expect(session.send('PWA.getOsAppState', app)).rejects.toThrow('Unknown web-app manifest id');
    expect(traffic.problems()).toEqual([]);
  } finally {
    await context.close();
  }
});

test('a vacancy that is shared to the app is opened, and a stranger’s link is checked', async ({ page }) => {
  await page.goto('/jobs');
  const address = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  const shared = new URL(address ?? '', page.url()).href;
  await share(page, { title: 'Titian', text: `Lihat ini ${shared}` });
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await share(page, { text: 'Kasir https://evil.example/jobs/kasir' });
  await expect(page).toHaveURL(/\/periksa$/);
  await expect(page.getByLabel('Isi pesan atau iklan')).toHaveValue('Kasir https://evil.example/jobs/kasir');
});
