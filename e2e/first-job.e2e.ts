import { openAccount, signInAs, tokenOf } from './support/account';
import { expect, test } from './support/journey';

/** One white pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

test('an SMK graduate who has never worked reaches 100 %', async ({ page, request }) => {
  const account = await openAccount(request);
  const headers = { Authorization: `Bearer ${await tokenOf(request, account)}` };
  const profile = {
    multipart: {
      gender: 'Female',
      dob: '2007-05-17',
      birth_place: '34',
      location: '34',
      city: '3404',
      detailLocation: 'Jalan Uji 1',
      professionalHeadline: 'Siap belajar',
      about: 'Teliti.',
      image: { name: 'a.png', mimeType: 'image/png', buffer: PHOTO },
    },
  };
  const responses = [
    await request.put('/api/v1/candidate/profile/', { headers, ...profile }),
    await request.put('/api/v1/candidate/profile/', {
      headers,
      data: { expectedSalary: 2_500_000, instagram: 'https://www.instagram.com/contoh' },
    }),
    await request.post('/api/v1/candidate/skill/', { headers, data: { skill: ['Microsoft Excel'] } }),
    await request.post('/api/v1/candidate/interest/', { headers, data: { functionOfInterest: ['Administrasi'] } }),
    await request.post('/api/v1/candidate/language/', {
      headers,
      data: { language: 1, level: 'beginner', status: 'active' },
    }),
  ];
  for (const response of responses)
    expect([response.url(), response.status()]).toEqual([response.url(), expect.any(Number)]);

  await page.setViewportSize({ width: 360, height: 780 });
  await signInAs(page, account);
  await page.goto('/profile?tab=latar-belakang');
  await page.getByRole('button', { name: 'Add Pendidikan Terakhir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah Pendidikan Terakhir' });
  await expect(dialog.getByLabel('Universitas / Institusi')).toBeDisabled();
  await dialog.getByLabel('Tingkat Pendidikan').fill('SMK');
  await page.getByRole('option', { name: 'SMK', exact: true }).click();
  // The school is typed, without a look at the list.
  await dialog.getByLabel('Sekolah', { exact: true }).fill('SMK Contoh Bakti 9');
  await dialog.getByLabel('Sekolah', { exact: true }).press('Tab');
  await expect(dialog.locator('[name=otherEducation]')).toHaveValue('SMK Contoh Bakti 9');
  await dialog.locator('[name=educationMajor]').fill('Perkantoran Uji');
  await dialog.locator('[name=educationMajor]').press('Tab');
  await expect(dialog.locator('[name=otherMajor]')).toHaveValue('Perkantoran Uji');
  await dialog.locator('[name=location]').selectOption('indonesia');
  await dialog.locator('[name=gpa]').fill('85');
  await dialog.locator('[name=dateStart]').fill('07/2022');
  await dialog.locator('[name=graduationDate]').fill('05/2025');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await page
    .getByRole('dialog', { name: 'Berhasil Menyimpan Pendidikan Terakhir!' })
    .getByRole('button', { name: 'Lanjut' })
    .click();
  await expect(page.getByText('SMK Contoh Bakti 9')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Belum pernah bekerja' }).check();
  await expect(page.getByText('100%', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Belum pernah bekerja' })).toBeChecked();
});

test('why the number of the identity card is asked stands under it', async ({ page, request }) => {
  await signInAs(page, await openAccount(request));
  await page.goto('/profile');
  await page
    .getByRole('button', { name: /Informasi Pribadi/ })
    .first()
    .click();
  await expect(page.locator('[name=identityNumber]')).toHaveAccessibleDescription(/kontrak kerja.*boleh dikosongkan/);
});
