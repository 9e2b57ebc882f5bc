import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { openAccount, signInAs, tokenOf } from '../support/account';
import type { Account } from '../support/account';
import { signIn } from '../support/sign-in';
import { take } from './pictures';

test.setTimeout(300_000);

interface ListedJob {
  slug: string;
  title: string;
  status: string;
  location: { name: string } | null;
  city: { id: number; name: string } | null;
  minEducation?: string | null;
  minExperienceMonths?: number | null;
}

async function openJobs(request: APIRequestContext): Promise<ListedJob[]> {
  const { data } = (await (await request.get('/api/v1/job/list/')).json()) as { data: ListedJob[] };
  return data.filter(({ status }) => status !== 'closed');
}

/** A job that asks for both, and says something of English where there is one. */
async function demandingJob(request: APIRequestContext): Promise<ListedJob> {
  const asking = (await openJobs(request)).filter(
    ({ minEducation, minExperienceMonths }) => minEducation && (minExperienceMonths ?? 0) > 0,
  );
  for (const job of asking) {
    const detail = await (await request.get(`/api/v1/job/public/${job.slug}/`)).text();
    if (/(?:mampu|bisa|menguasai)[^<]*bahasa Inggris/i.test(detail)) return job;
  }
  const [first] = asking;
  if (!first) throw new Error('No job asks for education and work.');
  return first;
}

/** The toast of signing in has gone. */
const withoutToast = (page: Page) => expect(page.getByText('Anda berhasil masuk.')).toHaveCount(0);

async function openPreview(page: Page, name = 'Yang dilihat perusahaan') {
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('term').first()).toBeVisible();
  return dialog;
}

/** The candidate lives where most jobs are open. */
async function moveToJobs(request: APIRequestContext, account: Account): Promise<void> {
  const cities = new Map<number, number>();
  for (const { city } of await openJobs(request)) if (city) cities.set(city.id, (cities.get(city.id) ?? 0) + 1);
  const [city] = [...cities].sort(([, one], [, other]) => other - one)[0] ?? [];
  const headers = { Authorization: `Bearer ${await tokenOf(request, account)}` };
  const data = { city, location: Math.floor((city ?? 0) / 100) };
  expect((await request.put('/api/v1/candidate/profile/', { headers, data })).ok()).toBe(true);
}

test('from a vacancy to a sent application', async ({ page, request }) => {
  const account = await openAccount(request);
  const job = await demandingJob(request);
  await signInAs(page, account);
  await page.goto(`/jobs/${job.slug}`);
  const preview = await openPreview(page);
  await expect(preview.getByRole('note')).toBeVisible();
  await take(page, '80-preview-with-gaps');
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, '81-preview-with-gaps-dark');
  await page.emulateMedia({ colorScheme: 'light' });

  await preview
    .getByRole('link', { name: /^Lengkapi/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /Pendidikan/ })).toBeVisible();
  await take(page, '82-form-opened-by-a-gap');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: `Lanjutkan melamar: ${job.title}` })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, '83-go-on-applying');

  await page.getByRole('link', { name: `Lanjutkan melamar: ${job.title}` }).click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.goto('/jobs');
  await expect(page.getByText(/Perusahaan hanya melihat nama dan kontak/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await take(page, '84-thin-profile');
  await page.goto('/application');
  await expect(page.getByText('Satu pertanyaan belum dijawab')).toBeVisible();
  await take(page, '85-question-left');

  await moveToJobs(request, account);
  await page.goto('/profile');
  await withoutToast(page);
  await expect(page.getByText(/dari \d+ lowongan di/)).toBeVisible();
  await take(page, '86-hint-by-demand');
});

test('a profile without a gap', async ({ page, request }) => {
  const jobs = await openJobs(request);
  await signIn(page);
  const job = jobs.find(({ minExperienceMonths }) => !minExperienceMonths);
  await page.goto(`/jobs/${job?.slug}`);
  await openPreview(page);
  await take(page, '87-preview');
  await page.evaluate(() => (document.cookie = 'titian-language=en; path=/'));
  await page.reload();
  await openPreview(page, 'What the company sees');
  await take(page, '88-preview-in-english');
});
