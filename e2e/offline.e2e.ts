import type { Page } from '@playwright/test';
import { applyTo, openAccount, openRows, openSettings, signInAs } from './support/account';
import { expect, test } from './support/journey';
import { DEMO, signIn } from './support/sign-in';
import { NEXT_HASH, serveTwoBuilds } from './support/two-builds';

test.use({ serviceWorkers: 'allow' });

const AGE = /^Data per \d{1,2} \p{L}{3} \d\d\.\d\d$/u;
const banner = (page: Page) => page.getByRole('status', { name: 'Koneksi' });

/** The page's scripts that only the next build has. */
const nextScripts = (page: Page) => page.locator(`script[src*="${NEXT_HASH}"]`);

/** Resolves once the shell is cached: the worker is active only then. */
const untilShellIsCached = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
  });

/** Everything that this browser stores for the app, as text. */
const dump = (page: Page) =>
  page.evaluate(async () => {
    const texts = [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(name, request.url);
        if (!name.startsWith('workbox')) texts.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });

test('the app and its menu open without a connection after a first visit, and show the jobs as they were', async ({
  page,
  context,
}) => {
  await page.goto('/jobs');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(banner(page)).toBeEmpty();
  await untilShellIsCached(page);
  await context.setOffline(true);
  await expect(banner(page)).toContainText('Anda sedang offline.');

  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(AGE)).toBeVisible();
  // A page that was never opened, by its address and by Back.
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();

  await context.setOffline(false);
  await expect(banner(page)).toBeEmpty();
  await expect(page.getByText(AGE)).toHaveCount(0);
});

test('the app opens without a connection although the server refuses a picture', async ({ page, context, traffic }) => {
  const site = await serveTwoBuilds(/jobs-banner/);
  traffic.allowOrigin(site.url);
  try {
    await page.goto(`${site.url}/terms`);
    await untilShellIsCached(page);
    await context.setOffline(true);
    await page.goto(`${site.url}/login`);
    await expect(page.getByRole('main').locator('[name=email]')).toBeVisible();
  } finally {
    site.close();
  }
});

test('a shared link that was read once is read again without a connection, with its date', async ({
  page,
  context,
}) => {
  const response = await page.request.get('/api/v1/job/list/');
  const { data } = (await response.json()) as { data: { slug: string; title: string }[] };
  const [job] = data;
  await page.goto(`/lowongan/${job?.slug}`);
  await untilShellIsCached(page);
  await expect.poll(() => dump(page)).toContain('getPublicJob');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: job?.title ?? '' })).toBeVisible();
  await expect(page.getByText(AGE)).toBeVisible();
  await context.setOffline(false);
});

test('a candidate reads an opened job, saved jobs, applications and profile without a connection', async ({
  page,
  context,
}) => {
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: DEMO.name })).toBeVisible();
  await untilShellIsCached(page);
  await expect.poll(() => dump(page)).toMatch(/getApplications[^]*getTrainings|getTrainings[^]*getApplications/);
  await page.goto('/jobs');
  const card = page.getByRole('article').first();
  // As it is seen: a rendered page has another link for readers without scripts.
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: /simpan|bookmark|save/i }).click();
  const unopened = page.getByRole('article').nth(3).getByRole('link').first();
  const [unopenedTitle, unopenedPath] = [await unopened.innerText(), await unopened.getAttribute('href')];
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const opened = page.url();
  await untilShellIsCached(page);
  // Cached a moment after it is shown.
  await expect.poll(() => dump(page)).toContain('/getJob?');
  await context.setOffline(true);

  await page.goto(opened);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(AGE)).toBeVisible();
  await page.goto('/application');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(AGE)).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: DEMO.name })).toBeVisible();
  await expect(page.getByText(AGE)).toBeVisible();
  await page.getByRole('tab', { name: 'Latar Belakang' }).click();
  await expect(page.getByRole('region', { name: 'Pelatihan atau Sertifikasi' })).not.toContainText(
    'tidak dapat dimuat',
  );
  await page.goto('/jobs?tab=saved');
  await page.getByRole('tab', { name: 'Saved' }).click();
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  // A job that was never opened shows what the list knows, says so, and leads back.
  await page.goto(unopenedPath ?? '');
  await expect(page.getByRole('heading', { level: 1, name: unopenedTitle })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Selebihnya memerlukan koneksi internet.');
  await expect(page.getByRole('alert')).toContainText('Anda sedang offline.');
  await page.goBack();
  await expect(page.getByRole('article', { name: title })).toBeVisible();

  await page.goto(opened);
  await expect(page.getByText(AGE)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(AGE)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('the settings of the account without a connection: what was stored, with its date, and nothing typed is lost', async ({
  page,
  context,
  request,
}) => {
  const account = await openAccount(request);
  await applyTo(request, account, 'Kasir');
  await signInAs(page, account);
  await openSettings(page);
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const [password, email] = [part('Password'), part('Email')];
  const [devices, disclosures] = [part('Perangkat yang masuk'), part('Siapa yang menerima data saya')];
  const [data, deletion] = [part('Unduh data saya'), part('Hapus akun')];
  await expect(disclosures.getByRole('link', { name: /Kasir/ })).toBeVisible();
  await expect(data.getByRole('button', { name: 'Siapkan data saya' })).toBeVisible();
  await untilShellIsCached(page);
  await expect.poll(() => dump(page)).toMatch(/getDisclosures/);
  await expect.poll(() => dump(page)).toMatch(/getAccountSessions/);
  await context.setOffline(true);
  await expect(banner(page)).toContainText('Anda sedang offline.');

  const fields = { old: account.password, new: 'Berubah!Sekali2', confirmPassword: 'Berubah!Sekali2' };
  for (const [name, text] of Object.entries(fields)) await password.locator(`[name=${name}]`).fill(text);
  await password.getByRole('button', { name: 'Ubah password' }).click();
  await expect(password.getByRole('alert')).toHaveText('Anda sedang offline. Password Anda belum bisa diubah.');

  // The typed text is still there, and is sent with the connection.
  await context.setOffline(false);
  await expect(banner(page)).toBeEmpty();
  for (const [name, text] of Object.entries(fields)) await expect(password.locator(`[name=${name}]`)).toHaveValue(text);
  await password.getByRole('button', { name: 'Ubah password' }).click();
  await expect(page.getByText(/^Password Anda berhasil diubah\./)).toBeVisible();
  await expect(devices.getByText('Tidak ada perangkat lain yang masuk ke akun Anda.')).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await openRows(page);
  await expect(disclosures.getByRole('link', { name: /Kasir/ })).toBeVisible();
  await expect(disclosures.getByText(AGE)).toBeVisible();
  await expect(devices.getByText('Perangkat ini')).toBeVisible();
  await expect(devices.getByText(AGE)).toBeVisible();
  await expect(email.getByText(`Email akun Anda sekarang: ${account.email}`)).toBeVisible();
  await expect(email.getByText(AGE)).toBeVisible();
  // An old copy of these could say the opposite of what is.
  await expect(data.getByRole('alert')).toContainText('Anda sedang offline.');
  await expect(deletion.getByRole('alert')).toContainText('Anda sedang offline.');
  await context.setOffline(false);
  await expect(data.getByRole('button', { name: 'Siapkan data saya' })).toBeVisible();
  await expect(deletion.getByRole('button', { name: 'Hapus akun' })).toBeVisible();
  await expect(page.getByText(AGE)).toHaveCount(0);
});

test('signing out without a connection leaves nothing of the candidate', async ({ page, context }) => {
  await signIn(page);
  await page.goto('/application');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: DEMO.name })).toBeVisible();
  await untilShellIsCached(page);
  await expect.poll(() => dump(page)).toContain(DEMO.name);
  expect(await dump(page)).not.toMatch(/identityNumber/);
  await context.setOffline(true);
  await page.getByRole('button', { name: new RegExp(DEMO.name.split(' ')[0] ?? '') }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(() => dump(page)).not.toMatch(/candidate:|getProfile|getApplications/);
  const left = await dump(page);
  for (const canary of [DEMO.name, DEMO.email]) expect(left).not.toContain(canary);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: DEMO.name })).toHaveCount(0);
});

test('a newer build is offered, not forced, and loaded at once when it is chosen', async ({
  page,
  context,
  traffic,
}) => {
  const site = await serveTwoBuilds();
  traffic.allowOrigin(site.url);
  try {
    await page.goto(`${site.url}/login`);
    await untilShellIsCached(page);
    const email = page.getByRole('main').locator('[name=email]');
    await email.fill('sari@example.com');
    site.deploy();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByText('Versi baru Titian tersedia.')).toBeVisible();
    await expect(email).toHaveValue('sari@example.com');
    await expect(nextScripts(page)).toHaveCount(0);
    // The old build's files are gone from the server, and are still there for this tab.
    await page
      .getByRole('link', { name: /Syarat/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Muat ulang' }).click();
    await expect(nextScripts(page)).not.toHaveCount(0);
    await expect(page.getByText('Versi baru Titian tersedia.')).toHaveCount(0);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(nextScripts(page)).not.toHaveCount(0);
  } finally {
    site.close();
  }
});

test('a store of the shell that is half there or broken gives the newest build after at most one reload', async ({
  page,
  traffic,
}) => {
  const site = await serveTwoBuilds();
  traffic.allowOrigin(site.url);
  try {
    await page.goto(`${site.url}/terms`);
    await untilShellIsCached(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const [place, request] of (await cache.keys()).entries()) {
          if (place % 3 === 0) await cache.delete(request);
          else await cache.put(request, new Response('', { status: 200 }));
        }
      }
    });
    site.deploy();
    await page.goto(`${site.url}/login`);
    const email = page.getByRole('main').locator('[name=email]');
    const again = page.getByRole('button', { name: 'Coba lagi' });
    let reloads = 0;
    // The rendered page may be seen before the app finds out that its scripts are broken.
    await expect(async () => {
      if (await again.isVisible()) {
        reloads += 1;
        await again.click();
        await expect(again).toBeHidden();
      }
      await expect(nextScripts(page)).not.toHaveCount(0, { timeout: 1000 });
      await expect(email).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    expect(reloads).toBeLessThanOrEqual(1);
    await untilShellIsCached(page);
  } finally {
    site.close();
  }
});
