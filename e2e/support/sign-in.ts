import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The demo candidate of the seeded database, as `npm start` prints it. */
export const DEMO = { name: 'Ratih Kusumaningtyas', email: 'demo@titian.example', password: 'Titian#Demo1' };

/** Fills the sign-in form of /login and sends it. */
export async function submitSignIn(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole('main');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs the demo candidate in and waits for the profile. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await submitSignIn(page, DEMO.email, DEMO.password);
  await expect(page).toHaveURL(/\/profile$/);
}
