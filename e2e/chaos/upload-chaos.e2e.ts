import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { openAccount, signInAs } from '../support/account';
import { outputFolder } from '../support/environment';
import { expect } from '../support/journey';
import { field, openModal, save } from '../support/profile-form';
import { expectMessage, meeting, test } from './chaos-test';

test.use({ actionTimeout: 20_000 });

const filesIn = (...folders: string[]): string[] => {
  const folder = path.join(outputFolder, 'var', ...folders);
  return existsSync(folder) ? readdirSync(folder) : [];
};

test('a photo whose upload is cut three times is not lost, and is stored once', async ({ page, request, network }) => {
  const account = await openAccount(request);
  await signInAs(page, account);
  const before = filesIn('media', 'photos').length;
  const dialog = await openModal(page, 'Edit Profil', 'Profil');
  // Noise, which no format makes small: half of it is more than a socket takes at once.
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 };
  const picture = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#fff', noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
  await dialog
    .locator('input[name=image]')
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: picture });
  await page.getByRole('dialog', { name: 'Potong Foto' }).getByRole('button', { name: 'Pakai Foto' }).click();
  await expect(dialog.getByAltText('Foto baru')).toBeVisible();
  await field(dialog, 'about').fill('Isian yang tidak boleh hilang.');

  for (let time = 1; time <= 3; time += 1) {
    await meeting('cut', { page, network, method: 'PUT', path: 'candidate/profile/' }, async () => {
      await dialog.getByRole('button', { name: 'Simpan' }).click();
      await expectMessage(dialog);
    });
    await expect(page.getByRole('dialog', { name: 'Berhasil Menyimpan Profil' })).toHaveCount(0);
    await expect(dialog.getByAltText('Foto baru')).toBeVisible();
    await expect(field(dialog, 'about')).toHaveValue('Isian yang tidak boleh hilang.');
  }
  expect(filesIn('media', 'photos')).toHaveLength(before);

  await save(page, 'Berhasil Menyimpan Profil');
  expect(filesIn('media', 'photos')).toHaveLength(before + 1);
  expect(filesIn('uploads')).toEqual([]);
  await page.reload();
  await expect(page.locator('main img[src*="/media/photos/"]').first()).toBeVisible();
});
