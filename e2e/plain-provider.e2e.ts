import type { Page } from '@playwright/test';
import { newCandidate } from './support/candidate';
import { expect, test } from './support/journey';
import { lastMailTo, linkIn } from './support/mailbox';
import { speakDocumentsAlone } from './support/plain-provider';
import { submitSignIn } from './support/sign-in';

/** The calls of the page from now on, but for the request for what the provider can do: method and path, in order. */
function recordCalls(page: Page, slug: string) {
  let calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/v1/') || pathname.endsWith('/capabilities/')) return;
    calls.push(`${request.method()} ${pathname.slice('/api/v1/'.length).replace(slug, '{slug}')}`);
  });
  /** Those since it was called last, once there are as many as are waited for and the page is quiet. */
  return async (count: number): Promise<string[]> => {
    await expect.poll(() => calls.length).toBeGreaterThanOrEqual(count);
    await page.waitForLoadState('networkidle');
    const seen = calls;
    calls = [];
    return seen;
  };
}

test('a provider that speaks the documents alone gets their calls, in their order, and no others', async ({
  page,
  request,
}) => {
  const candidate = newCandidate();
  const list = (await (await request.get('/api/v1/job/list/')).json()) as {
    data: { slug: string; title: string; status: string }[];
  };
  const job = list.data.find(({ status }) => status !== 'closed');
  if (!job) throw new Error('No job is open.');
  await speakDocumentsAlone(page);
  const calls = recordCalls(page, job.slug);
  const seen: Record<string, string[]> = {};

  // A shared link: the pop-up of the documents, and the sign-up behind it.
  await page.goto(`/jobs/${job.slug}`);
  await page.getByRole('button', { name: 'Daftarkan Diri Kamu!' }).click();
  const signUp = page.getByRole('dialog', { name: 'Buat Akun' });
  await signUp.locator('[name=name]').fill(candidate.name);
  await signUp.locator('[name=email]').fill(candidate.email);
  await signUp.locator('[name=phoneNumber]').fill(candidate.phone.replace(/^0/, ''));
  await signUp.getByRole('checkbox').check();
  // Nothing warns of a common password, and the button sends it; this server refuses it.
  for (const password of ['Abcd1^', candidate.password]) {
    await signUp.locator('[name=password]').fill(password);
    await signUp.locator('[name=confirmPassword]').fill(password);
    await expect(signUp.getByText('sering dipakai')).toHaveCount(0);
    await signUp.getByRole('button', { name: 'Daftar', exact: true }).click();
    if (password === 'Abcd1^') await expect(signUp.getByText('Password ini terlalu umum')).toBeVisible();
  }
  await expect(page.getByRole('dialog', { name: 'Berhasil Buat Akun!' })).toBeVisible();
  seen.signUp = await calls(2);

  await page.goto(linkIn(await lastMailTo(candidate.email), '/verify?token='));
  await expect(page.getByRole('main').getByRole('link', { name: 'Masuk' })).toBeVisible();
  seen.verify = await calls(1);

  await page.goto('/login');
  await submitSignIn(page, candidate.email, candidate.password);
  await expect(page).toHaveURL(/\/profile$/);
  // The device leads on without a call.
  const goOn = page.getByRole('link', { name: /^Lanjutkan melamar/ });
  await expect(goOn).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: candidate.name })).toBeVisible();
  seen.profile = await calls(7);

  await goOn.click();
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  seen.job = await calls(3);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('radio', { name: 'Disnaker' }).check();
  seen.apply = await calls(2);
  await page.getByRole('button', { name: 'Kirim' }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  seen.applied = await calls(1);

  await page.goto('/application');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  seen.application = await calls(1);

  await page.goto(`/lowongan/${job.slug}`);
  await expect(page.getByRole('button', { name: 'Sudah Dilamar' })).toBeVisible();
  seen.publicJob = await calls(1);

  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: candidate.name })).toBeVisible();
  await expect(goOn).toHaveCount(0);
  seen.profileAgain = await calls(6);

  const profile = ['profile', 'work-experience', 'education', 'skill', 'language', 'interest'].map(
    (section) => `GET candidate/${section}/`,
  );
  const jobPage = ['GET job/by-slug/{slug}/', 'GET job-application/application-status/', 'GET job/list/'];
  expect(seen).toEqual({
    signUp: ['POST candidate/register/', 'POST candidate/register/'],
    verify: ['POST candidate/verify/'],
    profile: ['POST candidate/login/', ...profile],
    job: jobPage,
    // Which applications there are is requested again after each.
    apply: ['POST job-application/apply/', 'GET job-application/application-status/'],
    // The list was loaded beside the job.
    applied: ['POST job/job-reference/'],
    application: ['GET job-application/application-status/'],
    // An address that the documents do not have: the one call that finds out that this provider has it not.
    publicJob: ['GET job/public/{slug}/', ...jobPage],
    profileAgain: profile,
  });
});
