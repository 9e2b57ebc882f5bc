import type { Locator, Page } from '@playwright/test';
import { E2E_PORT } from '../support/environment';
import { expect, test as base } from '../support/journey';
import type { Account } from '../support/account';
import { startFaultProxy } from './fault-proxy';
import type { Fault, FaultProxy } from './fault-proxy';

/** Every way in which a write is tried to be lost; `offline` is the browser's own. */
export const FAULTS = [
  'latency',
  'drop-before',
  'drop-after',
  'reset',
  'truncated',
  'unauthorised',
  'too-many',
  'bad-gateway',
  'offline',
] as const satisfies readonly (Fault | 'offline')[];

export type AnyFault = Fault | 'offline';

/** The app as it is reached through the proxy. */
export const test = base.extend<object, { network: FaultProxy }>({
  network: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern the fixtures that a fixture depends on
    async ({}, use) => {
      const proxy = await startFaultProxy(E2E_PORT);
      await use(proxy);
      proxy.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ network }, use) => use(network.origin),
});

/** Texts that no candidate should have to read. */
const NOT_FOR_CANDIDATES = /Bad Gateway|nginx|<\/?\w+>|undefined|Failed to fetch|TypeError|JSON/i;

/** A sentence in plain words says what happened. */
export async function expectMessage(place: Locator): Promise<void> {
  const message = place.getByRole('alert').first();
  await expect(message).toBeVisible();
  await expect(message).toHaveText(/\p{L}{3,}/u);
  await expect(message).not.toHaveText(NOT_FOR_CANDIDATES);
}

/** Signs in again in the dialog that stands over the form. */
export async function signInAgain(page: Page, { email, password }: Account): Promise<void> {
  const form = page.getByRole('dialog').filter({ has: page.locator('[name=password]') });
  await expect(form).toBeVisible();
  const address = form.locator('[name=email]');
  if (await address.isEditable()) await address.fill(email);
  await form.locator('[name=password]').fill(password);
  await form.locator('[type=submit]').click();
}

/** Does something to the network of the page for the time of an action. */
export async function meeting(
  fault: AnyFault,
  { page, network, method, path }: { page: Page; network: FaultProxy; method: string; path: string },
  act: () => Promise<void>,
): Promise<void> {
  if (fault !== 'offline') {
    network.arm(fault, method, path);
    await act();
    expect(network.disarm(), `${fault} has happened`).toBeGreaterThan(0);
    return;
  }
  await page.context().setOffline(true);
  try {
    await act();
  } finally {
    await page.context().setOffline(false);
  }
}
