import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { newCandidate } from './candidate';
import { lastMailTo, linkIn } from './mailbox';
import { keepSecret } from './secrets';
import { submitSignIn } from './sign-in';

export type Account = ReturnType<typeof newCandidate>;

/** Registers an invented candidate and activates the account by the mailed link; without the screens. */
export async function openAccount(request: APIRequestContext): Promise<Account> {
  const candidate = newCandidate();
  const { name, email, phone, password } = candidate;
  const phoneNumber = `+62${phone.replace(/^0/, '')}`;
  await request.post('/api/v1/candidate/register/', { data: { name, email, phoneNumber, password } });
  const link = new URL(linkIn(await lastMailTo(email), '/verify?token='));
  const verified = await request.post('/api/v1/candidate/verify/', {
    data: { verifyToken: link.searchParams.get('token') },
  });
  expect(verified.ok()).toBe(true);
  return candidate;
}

/** Signs a candidate in by the screen, and waits for the profile. */
export async function signInAs(page: Page, { name, email, password }: Account): Promise<void> {
  await page.goto('/login');
  await submitSignIn(page, email, password);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Goes to the account settings and opens every row. */
export async function openSettings(page: Page): Promise<void> {
  await page.goto('/akun');
  await openRows(page);
}

/** Opens every row of the account settings that is closed, and waits until nothing moves: a press would miss its button. */
export async function openRows(page: Page): Promise<void> {
  const rows = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button');
  await expect(rows.first()).toBeVisible();
  for (const row of await rows.all()) {
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  }
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** A candidate's bearer token, for calls without the screens. */
export async function tokenOf(request: APIRequestContext, { email, password }: Account): Promise<string> {
  const response = await request.post('/api/v1/candidate/login/', { data: { email, password } });
  const { data } = (await response.json()) as { data: { token: string } };
  keepSecret(data.token);
  return data.token;
}

/** Has a candidate apply to the first job with a word in its title; without the screens. */
export async function applyTo(request: APIRequestContext, account: Account, word: string): Promise<void> {
  const list = (await (await request.get('/api/v1/job/list/')).json()) as { data: { id: string; title: string }[] };
  const job = list.data.find(({ title }) => title.includes(word));
  const headers = { Authorization: `Bearer ${await tokenOf(request, account)}` };
  const response = await request.post('/api/v1/job-application/apply/', { headers, data: { job: job?.id } });
  expect(response.ok()).toBe(true);
}
