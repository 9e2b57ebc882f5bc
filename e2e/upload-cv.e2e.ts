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
  // The last of what the page fetches for itself, once it has rested.
  const menu = page.waitForResponse(/\/account-popover\./);
  await page.goto('/profile?tab=cv-portofolio');
  await menu;
  const libraries = page.waitForResponse(/\/pdf\.worker\.min\./);
  const lists = page.waitForResponse(/\/master\/function-of-interest\//);
  const dialog = await openModal(page, 'Upload CV', 'Upload CV');
  let lastRequest = Date.now();
  const requests: string[] = [];
  page.on('request', (sent) => {
    lastRequest = Date.now();
    requests.push(sent.url());
  });
  await Promise.all([libraries, lists]);
  // On a busy machine some of what the page fetches for itself comes later.
  await expect.poll(() => Date.now() - lastRequest).toBeGreaterThan(3_000);

  requests.length = 0;
  await dialog.locator('input[name=cv]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('heading', { name: 'Periksa hasilnya' })).toBeFocused();
  const entry = dialog.getByRole('article').filter({ hasText: 'Karang Taruna Uji' });
  await expect(entry.getByText('Feb 2016')).toBeVisible();
  // The page itself may look for news, and for bookmarks of another device, at any time.
  expect(requests.filter((url) => !/\/candidate\/(bookmark|notification)\//.test(url))).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('Karang Taruna Uji');

  await expectAccess(page, 'the entries of a CV', { widths: [320] });
  await press(page, entry.getByRole('button', { name: /^Ambil / }));
  await expect(entry.getByText('Tersimpan')).toBeVisible();
  await expect(entry.getByRole('heading')).toBeFocused();
  await page.goto('/profile?tab=latar-belakang');
  await expect(page.getByText('Karang Taruna Uji')).toBeVisible();
});
