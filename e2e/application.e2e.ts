import { applyTo, openAccount, signInAs } from './support/account';
import { expect, test } from './support/journey';

test('an application unfolds on a phone, tells what happened, is withdrawn, and is made again', async ({
  page,
  request,
}) => {
  const account = await openAccount(request);
  await applyTo(request, account, 'Kurir');
  await signInAs(page, account);
  const card = page.getByRole('article').first();

  await test.step('its steps unfold from one line on a phone, and are all printed', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/application');
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
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('it is withdrawn and made again', async () => {
    await page.goto('/application');
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
});
