import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { minimumWagesEnded } from './support/minimum-wages';
import { speakDocumentsAlone } from './support/plain-provider';
import { signIn } from './support/sign-in';

const LIST = '**/api/v1/job/list/**';
const DETAIL = '**/api/v1/job/by-slug/**';

type Row = Record<string, unknown>;

/** Has every job of a response changed on its way. */
const changeJobs = (page: Page, address: string, change: (job: Row) => Row) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Row | Row[] };
    const data = Array.isArray(body.data) ? body.data.map(change) : change(body.data);
    await route.fulfill({ response, json: { ...body, data } });
  });

const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();

const firstOpen = (page: Page) => page.getByRole('article').filter({ hasText: 'Batas lamaran' }).first();

test('a card tells pay, age and education in one line', async ({ page }) => {
  await speakDocumentsAlone(page);
  await changeJobs(page, LIST, (job) => ({
    ...job,
    createdAt: days(3),
    minSalary: 5_000_000,
    maxSalary: 4_000_000,
    minEducation: 'SMA/SMK',
  }));
  await page.goto('/jobs');
  const line = firstOpen(page).locator('.job-highlights');
  await expect(line).toHaveText('Rp 4–5 jt 3 hari lalu min. SMA/SMK');
  const { height } = (await line.boundingBox()) ?? { height: 0 };
  expect(height).toBeLessThan(30);
});

test('of a provider that speaks the documents alone, a card tells the age alone', async ({ page }) => {
  await speakDocumentsAlone(page);
  const documents = [
    'id',
    'slug',
    'title',
    'status',
    'workingType',
    'workplace',
    'deadline',
    'location',
    'city',
    'company',
  ];
  await changeJobs(page, LIST, (job) => ({
    ...Object.fromEntries(documents.map((name) => [name, job[name]])),
    createdAt: days(1),
  }));
  await page.goto('/jobs');
  await expect(firstOpen(page).locator('.job-highlights')).toHaveText('kemarin');
});

test("a company's name leads to its open jobs, and from there back to the list as it was left", async ({ page }) => {
  await page.goto('/jobs');
  await page.locator('[name=search]').fill('staf');
  // Only the running app writes the search into the address.
  await expect(page).toHaveURL('/jobs?search=staf');
  await expect(page.getByRole('article').first().getByRole('heading')).toContainText(/staf/i);
  const company = firstOpen(page).getByRole('link').nth(1);
  const name = await company.innerText();
  await company.click();
  await expect(page).toHaveURL(/\/perusahaan\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`Lowongan di ${name} – Titian`);
  const count = Number.parseInt(await page.getByText(/\d+ lowongan terbuka/).innerText(), 10);
  await expect(page.getByRole('article')).toHaveCount(Math.min(count, 10));
  for (const card of await page.getByRole('article').all()) await expect(card).toContainText(name);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Jobs' }).click();
  await expect(page.locator('[name=search]')).toHaveValue('staf');

  await page.goto('/perusahaan/tidak-ada');
  await expect(page.getByRole('alert')).toContainText('Perusahaan ini tidak ditemukan.');
});

test('a job says when it was posted and that its pay is below the minimum wage, and shows similar jobs', async ({
  page,
}) => {
  await signIn(page);
  await changeJobs(page, DETAIL, (job) => ({
    ...job,
    createdAt: days(3),
    workingType: 'fulltime',
    location: { id: 32, name: 'Jawa Barat' },
    minSalary: 1_000_000,
    maxSalary: 1_500_000,
    openings: 2,
    minExperienceMonths: 12,
  }));
  await page.goto('/jobs?search=admin');
  const title = firstOpen(page).getByRole('heading');
  const own = await title.innerText();
  await title.getByRole('link').click();
  const about = page.getByRole('region', { name: 'Tentang lowongan ini' });
  await expect(about).toContainText('(3 hari lalu)');
  await expect(about).toContainText('2 orang');
  await expect(about).toContainText('min. 1 tahun');
  const note = about.getByRole('note');
  await expect(note).toHaveCount(minimumWagesEnded() ? 0 : 1);
  const words = /^Gaji tertinggi .* di bawah upah minimum Jawa Barat tahun \d{4}: Rp/;
  if (!minimumWagesEnded()) await expect(note).toContainText(words);

  const similar = page.getByRole('region', { name: 'Lowongan serupa' });
  await expect(similar).toHaveCount(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(similar.getByRole('article').first()).toBeVisible();
  expect(await similar.getByRole('article').count()).toBeLessThanOrEqual(6);
  await expect(similar.getByRole('button', { name: 'Closed' })).toHaveCount(0);
  const link = similar.getByRole('article').first().getByRole('heading').getByRole('link');
  const other = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
  expect(page.url()).toContain('/jobs/');
  expect(own).not.toBe('');
});
