import type { Page } from '@playwright/test';

const ACCOUNT: Record<string, unknown> = {
  'candidate/login/': { token: 'bench', name: 'Bench', image: null, userId: 'bench' },
  'candidate/profile/': { id: 'bench', name: 'Bench', email: 'bench@example.com' },
  'candidate/skill/': { skill: [] },
};

const MASTER = [{ id: 7, name: 'Satu-satunya' }];

/**
 * Mocks every call of a candidate: master lists of one entry, and records of which there are none.
 *
 * @param dataOf the data to respond with, by the path below /api/v1/; undefined for all others
 */
export async function mockCalls(page: Page, dataOf: (path: string) => unknown): Promise<void> {
  await page.route('**/api/v1/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/api/v1/', '');
    const data = dataOf(path) ?? ACCOUNT[path] ?? (path.startsWith('master/') ? MASTER : []);
    return route.fulfill({ json: { statusCode: 2000, message: '', data } });
  });
}

/** Signs the candidate in, who comes to the profile. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator('main [name=email]').fill('bench@example.com');
  await page.locator('main [name=password]').fill('Rahasia!Saya1');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/profile$/);
}
