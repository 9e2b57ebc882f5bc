import { openAccount, signInAs, tokenOf } from './support/account';
import { expect, test } from './support/journey';
import { speakDocumentsAlone } from './support/plain-provider';
import { field, openModal, save, typeDate } from './support/profile-form';

test.use({ actionTimeout: 20_000 });

/** The last half hour of the 30th of June in Jakarta: in the east of Indonesia, it is July already. */
const LATE = new Date('2026-06-30T16:30:00Z');

test.describe('in a browser of Asia/Jayapura', () => {
  test.use({ timezoneId: 'Asia/Jayapura' });

  test('a deadline is the same day, and the vacancy open as long as the provider says so', async ({ page }) => {
    await page.clock.setFixedTime(LATE);
    await speakDocumentsAlone(page);
    await page.route('**/api/v1/job/list/**', async (route) => {
      const response = await route.fetch();
      const { data, ...body } = (await response.json()) as { data: object[] };
      const jobs = data.map((job) => ({ ...job, status: 'open', deadline: '2026-06-30' }));
      await route.fulfill({ response, json: { ...body, data: jobs } });
    });
    await page.goto('/jobs');
    const card = page.getByRole('article').first();
    await expect(card).toContainText('Batas lamaran: 30 Juni 2026');
    await expect(card).not.toContainText('Closed');
  });
});

// West of UTC, where midnight of a day is the day before elsewhere.
test.describe('in a browser of America/Los_Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a date is stored and shown as it was typed', async ({ page, request }) => {
    const account = await openAccount(request);
    await signInAs(page, account);
    await page.goto('/profile?tab=latar-belakang');
    const dialog = await openModal(page, 'Add Penghargaan', 'Tambah Penghargaan');
    await field(dialog, 'name').fill('Juara');
    await field(dialog, 'organizationOrEvent').fill('Lomba');
    await typeDate(dialog, 'Tanggal', '01082022');
    await field(dialog, 'description').fill('Pertama.');
    await save(page, 'Berhasil Menyimpan Penghargaan!');
    await expect(page.getByRole('region', { name: 'Penghargaan' })).toContainText('1 Agustus 2022');
    const headers = { authorization: `Bearer ${await tokenOf(request, account)}` };
    const response = await request.get('/api/v1/candidate/achievement/', { headers });
    const { data } = (await response.json()) as { data: { date: string }[] };
    expect(data.map(({ date }) => date)).toEqual(['2022-08-01']);
  });
});
