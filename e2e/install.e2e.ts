import { expect, test } from './support/journey';

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
  const manifest = (await session.send('Page.getAppManifest')) as AppManifest;
  expect(new URL(manifest.url).pathname).toBe('/manifest.webmanifest');
  expect(manifest.errors).toEqual([]);
  const { installabilityErrors } = (await session.send('Page.getInstallabilityErrors')) as InstallabilityErrors;
  // The journey's own context is one that keeps nothing, in which no app can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('a vacancy that is shared to the app is opened, and a stranger’s link is not', async ({ page }) => {
  await page.goto('/jobs');
  const address = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  const shared = new URL(address ?? '', page.url()).href;
  await page.goto(`/bagikan?${new URLSearchParams({ title: 'Titian', text: `Lihat ini ${shared}` })}`);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.goto(`/bagikan?${new URLSearchParams({ text: 'Kasir https://evil.example/jobs/kasir' })}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bukan tautan lowongan Titian');
  await expect(page).toHaveURL(/\/bagikan$/);
  await page.getByRole('link', { name: 'Cari kata ini di Titian' }).click();
  await expect(page).toHaveURL(/\/jobs\?search=Kasir$/);
});
