import { openAccount, signInAs, tokenOf } from './support/account';
import { expect, test } from './support/journey';
import { choose, openModal, save } from './support/profile-form';

const MAX_SEARCHES = 20;

test('a search is saved and changed, refused beyond twenty, followed by a feed, opened from the news, and deleted', async ({
  page,
  request,
}) => {
  const account = await openAccount(request);
  await signInAs(page, account);
  await page.goto('/jobs?search=kasir');
  await choose(await openModal(page, 'Simpan pencarian', 'Simpan pencarian'), 'Email lowongan baru', 'Tidak dikirim');
  await save(page, 'Pencarian disimpan.');

  const headers = { Authorization: `Bearer ${await tokenOf(request, account)}` };
  for (let count = 1; count < MAX_SEARCHES; count += 1) {
    const data = { name: `Sopir ${count}`, query: `search=sopir+${count}`, queryVersion: 1, alert: 'none' };
    const response = await request.post('/api/v1/candidate/saved-search/', { headers, data });
    expect(response.status()).toBe(201);
  }
  await page.goto('/jobs?search=perawat');
  const beyond = await openModal(page, 'Simpan pencarian', 'Simpan pencarian');
  await beyond.getByRole('button', { name: 'Simpan' }).click();
  await expect(beyond.getByRole('alert')).toContainText(`${MAX_SEARCHES} pencarian`);

  await page.goto('/akun#saved-searches');
  await choose(await openModal(page, 'Ubah kasir', 'Ubah pencarian tersimpan'), 'Email lowongan baru', 'Setiap hari');
  await save(page, 'Pencarian tersimpan diubah.');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'kasir', exact: true }) });
  await expect(row).toContainText('Email lowongan baru: setiap hari');
  const address = await row.getByRole('link', { name: 'RSS, kasir' }).getAttribute('href');
  const feed = await request.get(address ?? '');
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(await feed.text()).toContain('<item>');

  const search = { id: 's', name: 'kasir', query: 'search=kasir', count: 3, jobs: [] };
  const news = [{ id: '1', at: '2026-11-20T02:00:00Z', readAt: null, kind: 'savedSearch', search }];
  await page.route('**/api/v1/candidate/notification/**', (route) =>
    route.fulfill({ json: { statusCode: 2000, message: '', data: news, meta: { unread: 1, next: null } } }),
  );
  await page.goto('/kabar');
  await page.getByRole('main').getByRole('link', { name: /kasir/ }).click();
  await expect(page).toHaveURL(/\/jobs\?search=kasir$/);
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto('/akun#saved-searches');
  await page.getByRole('button', { name: 'Hapus kasir', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Pencarian dihapus.' })).toBeVisible();
  await expect(row).toHaveCount(0);
});
