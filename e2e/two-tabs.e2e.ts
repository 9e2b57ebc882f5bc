import type { Page } from '@playwright/test';
import { openAccount, signInAs } from './support/account';
import { fillProfile } from './support/fill-profile';
import { expect, test } from './support/journey';
import { field, openModal, openTab, save, section } from './support/profile-form';

test.use({ actionTimeout: 20_000 });

const outdatedAlert = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'sudah diubah di tab atau perangkat lain' });

test('neither tab overwrites unseen what the other has changed, and different fields of the profile are merged', async ({
  page,
  context,
  request,
}) => {
  const account = await openAccount(request);
  await fillProfile(request, account);
  await signInAs(page, account);
  const second = await context.newPage();
  await second.goto('/profile');
  const forms = [];
  for (const tab of [page, second]) {
    await openTab(tab, 'Latar Belakang');
    forms.push(await openModal(tab, 'Edit Karyawan Teladan', 'Ubah Penghargaan'));
  }
  const [first, late] = forms;
  if (!first || !late) throw new Error('Both forms are open.');
  await field(first, 'organizationOrEvent').fill('PT Tab Pertama');
  await save(page, 'Berhasil Mengubah Penghargaan!');

  await field(late, 'description').fill('Ditulis di tab kedua.');
  await late.getByRole('button', { name: 'Simpan' }).click();
  await expect(outdatedAlert(second)).toBeVisible();
  await expect(field(late, 'description')).toHaveValue('Ditulis di tab kedua.');

  // The change of the other tab is seen, and stays.
  await outdatedAlert(second).getByRole('button', { name: 'Lihat data terbaru' }).click();
  await expect(section(second, 'Penghargaan')).toContainText('PT Tab Pertama');
  const again = await openModal(second, 'Edit Karyawan Teladan', 'Ubah Penghargaan');
  await expect(field(again, 'organizationOrEvent')).toHaveValue('PT Tab Pertama');
  await expect(field(again, 'description')).toHaveValue('Ditulis di tab kedua.');
  await save(second, 'Berhasil Mengubah Penghargaan!');
  await expect(section(second, 'Penghargaan')).toContainText('PT Tab Pertama');
  await expect(section(second, 'Penghargaan')).toContainText('Ditulis di tab kedua.');

  // Both tabs have the profile; the first does not know what the second changes from now on.
  for (const tab of [page, second]) await tab.goto('/profile');
  const link = await openModal(second, 'Edit LinkedIn', 'Ubah Media Sosial');
  const salary = await openModal(page, 'Edit Gaji', 'Ubah Gaji');
  await field(salary, 'expectedSalary').fill('9000000');
  await save(page, 'Berhasil Mengubah Gaji!');
  await field(link, 'linkedin').fill('https://www.linkedin.com/in/tab-kedua');
  await save(second, 'Berhasil Mengubah Media Sosial!');
  await expect(section(second, 'Gaji')).toContainText('Rp 9.000.000');

  const stale = await openModal(page, 'Edit LinkedIn', 'Ubah Media Sosial');
  await field(stale, 'linkedin').fill('https://www.linkedin.com/in/tab-pertama');
  await stale.getByRole('button', { name: 'Simpan' }).click();
  await expect(outdatedAlert(page)).toBeVisible();
  await outdatedAlert(page).getByRole('button', { name: 'Tetap simpan isian saya' }).click();
  await expect(page.getByRole('dialog', { name: 'Berhasil Mengubah Media Sosial!' })).toBeVisible();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(section(page, 'Media Sosial')).toContainText('tab-pertama');
});
