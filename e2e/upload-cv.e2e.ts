import { expectAccess } from './support/access';
import { openAccount, signInAs } from './support/account';
import { printCv } from './support/cv';
import { expect, test } from './support/journey';
import { press } from './support/keyboard';
import { openModal } from './support/profile-form';

const CV = `<h1>Sari Uji</h1>
  <h2>PENGALAMAN ORGANISASI</h2>
  <p><b>Bendahara</b></p><p>Karang Taruna Uji</p><p>Februari 2016 – Maret 2017</p>
  <h2>KEAHLIAN</h2><p>Microsoft Excel, Forklift</p>`;

test('a CV is read without a request, and an entry that is taken is in the profile', async ({ page, request }) => {
  await signInAs(page, await openAccount(request));
  const buffer = await printCv(page, CV);
  await page.goto('/profile?tab=cv-portofolio');
  const dialog = await openModal(page, 'Upload CV', 'Upload CV');
  // The page's own requests have no body; only an address could hold a part of the file.
  const requests: string[] = [];
  page.on('request', (sent) => {
    if (sent.postDataBuffer() !== null || /Karang|Forklift|cv\.pdf/.test(sent.url())) requests.push(sent.url());
  });
  await dialog.locator('input[name=cv]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('heading', { name: 'Periksa hasilnya' })).toBeFocused();
  const entry = dialog.getByRole('article').filter({ hasText: 'Karang Taruna Uji' });
  await expect(entry.getByText('Feb 2016')).toBeVisible();
  expect(requests).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('Karang Taruna Uji');

  await expectAccess(page, 'the entries of a CV', { widths: [320] });
  await press(page, entry.getByRole('button', { name: /^Ambil / }));
  await expect(entry.getByText('Tersimpan')).toBeVisible();
  await expect(entry.getByRole('heading')).toBeFocused();
  await page.goto('/profile?tab=latar-belakang');
  await expect(page.getByText('Karang Taruna Uji')).toBeVisible();
});
