import { applyTo, openAccount, signInAs } from './support/account';
import { expect, test } from './support/journey';
import { DEMO, signIn } from './support/sign-in';

test('applications show their badge, stamp and progress', async ({ page }) => {
  await signIn(page);
  await page.goto('/application');
  await expect(page.getByRole('heading', { level: 1, name: 'Status Lamaran' })).toBeVisible();
  await expect(page.getByText('Interview HR | Available')).toBeVisible();
  await expect(page.getByText(/ \| Rejected$/).first()).toBeVisible();
  await expect(page.getByText('ACCEPTED')).toBeVisible();
  await expect(page.getByText('CLOSED', { exact: true })).toBeVisible();
});

test('on a phone the steps of an application unfold from one line', async ({ page, request }) => {
  const account = await openAccount(request);
  await applyTo(request, account, 'Kurir');
  await signInAs(page, account);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/application');
  const card = page.getByRole('article').first();
  await expect(card.getByText('Terkirim hari ini. Belum dilihat perusahaan.')).toBeVisible();
  await card.getByRole('button', { name: 'More' }).click();
  const steps = card.getByRole('list', { name: 'Tahapan lamaran' }).getByRole('listitem');
  const line = card.getByRole('button', { name: 'Tahap 1 dari 8: Apply' });
  await expect(line).toBeVisible();
  await expect(steps).toHaveCount(0);
  await line.click();
  await expect(steps).toHaveCount(8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await line.click();
  await page.emulateMedia({ media: 'print' });
  await expect(steps).toHaveCount(8);
});

test('an application tells what happened, is withdrawn, and is made again', async ({ page, request }) => {
  const account = await openAccount(request);
  await applyTo(request, account, 'Kurir');
  await signInAs(page, account);
  await page.goto('/application');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'More' }).click();
  const events = card.getByRole('list', { name: 'Riwayat lamaran' }).getByRole('listitem');
  await expect(events).toHaveText([/Lamaran dikirim$/]);

  await card.getByRole('button', { name: /^Tarik lamaran/ }).click();
  const first = page.getByRole('dialog', { name: 'Tarik lamaran ini?' });
  await first.getByRole('textbox').fill('Sudah diterima di tempat lain');
  await first.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByRole('button', { name: 'Ya, tarik lamaran' }).click();
  await expect(card.getByRole('status').filter({ hasText: 'Lamaran Anda telah ditarik.' })).toBeFocused();
  await expect(card.getByText(/^Anda menarik lamaran ini pada /)).toBeVisible();
  await expect(events).toHaveText([/Lamaran ditarikAlasan Anda: Sudah diterima di tempat lain$/, /Lamaran dikirim$/]);

  await page.reload();
  await expect(card.getByText(/^Anda menarik lamaran ini pada /)).toBeVisible();
  await card.getByRole('heading').getByRole('link').click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.goto('/application');
  await card.getByRole('button', { name: 'More' }).click();
  await expect(events).toHaveText([/Lamaran dikirim$/, /Lamaran ditarik/, /Lamaran dikirim$/]);
  await expect(card.getByText(/^Anda menarik lamaran ini pada /)).toHaveCount(0);
});

test('a provider without capabilities has the screen of the documents', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.route('**/application', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<script type="application\/json" id="capabilities">.*?<\/script>/, ''),
    });
  });
  await page.route('**/api/v1/capabilities/', (route) => route.fulfill({ status: 404, json: { statusCode: 4004 } }));
  await signIn(page);
  await page.evaluate(() => localStorage.removeItem('titian:capabilities'));
  await page.goto('/application');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'More' }).click();
  await expect.poll(() => calls.filter((path) => path.endsWith('/capabilities/')).length).toBe(1);
  await expect(card.getByRole('list')).toHaveCount(1);
  await expect(card.getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(calls.filter((path) => path.endsWith('/events/'))).toEqual([]);
});

test('a failure of the applications is shown, and they can be fetched again', async ({ page }) => {
  await signIn(page);
  const call = '**/api/v1/job-application/application-status/';
  await page.route(call, (route) => route.fulfill({ status: 500, json: { statusCode: 5000 } }));
  await page.goto('/application');
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await expect(page.getByText('There is no application.')).toHaveCount(0);
  await page.unroute(call);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a refused application shows the provider’s message', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/v1/job-application/apply/', (route) =>
    route.fulfill({ status: 410, json: { statusCode: 4007, message: 'Lowongan ini sudah ditutup.' } }),
  );
  await page.goto('/jobs');
  // The demo candidate has not applied to all of them.
  await page.getByRole('article').filter({ hasText: 'Kurir' }).first().getByRole('heading').getByRole('link').click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const failure = page.getByRole('dialog', { name: 'Gagal Melamar Pekerjaan ini!' });
  await expect(failure).toContainText('Lowongan ini sudah ditutup.');
  await failure.getByRole('button', { name: 'Tutup' }).click();
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeEnabled();
});

test('a job that does not exist has its message', async ({ page }) => {
  await signIn(page);
  await page.goto('/jobs/tidak-ada');
  await expect(page.getByText('Lowongan tidak ditemukan.')).toBeVisible();
});

test('the landing page offers a search to a candidate, and the way to the jobs to a visitor', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Jelajahi Lowongan Pekerjaan!' }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await signIn(page);
  await page.getByRole('link', { name: 'Beranda' }).first().click();
  await page.getByRole('main').locator('[name=search]').fill('kasir');
  await page.getByRole('button', { name: 'Cari!' }).click();
  await expect(page).toHaveURL(/\/jobs\?search=kasir/);
  await expect(page.getByRole('article').first()).toContainText(/kasir/i);
});

test('an unknown address leads to the landing page', async ({ page }) => {
  await page.goto('/tidak/ada');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the demo candidate is greeted by name in the menu', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('button', { name: new RegExp(DEMO.name.split(' ')[0] ?? '') })).toBeVisible();
});
