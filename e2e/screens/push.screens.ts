import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { openAccount, openRows, signInAs } from '../support/account';
import { take, takeLooks } from './pictures';

test.setTimeout(300_000);

const PUSH = '**/api/v1/candidate/push/';

const device = { createdAt: '2026-11-01T02:00:00Z', lastUsedAt: '2026-11-21T02:00:00Z', withoutContent: true };

const DEVICES = [
  { ...device, id: 'here', name: 'Chrome · Android' },
  { ...device, id: 'other', name: null },
  { ...device, id: 'long', name: 'Browser bernama panjang '.repeat(6) },
];

const respond = (route: Route) => {
  const isList = route.request().method() === 'GET';
  const data = isList ? { publicKey: 'BFakeKey', devices: DEVICES } : DEVICES[0];
  return route.fulfill({ status: isList ? 200 : 201, json: { statusCode: isList ? 2000 : 2001, message: '', data } });
};

/** The browser's permission, and its own question, which the candidate answers so. */
const permission = (now: string, answer = now) => `
  let permission = '${now}';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => (permission = '${answer}');`;

/** A push service, which browsers of tests have not. */
const SERVICE = `
  const toJSON = () => ({ endpoint: 'https://push.example/a', keys: { p256dh: 'p', auth: 'a' }, expirationTime: null });
  const subscription = { toJSON, unsubscribe: async () => true };
  const pushManager = { subscribe: async () => subscription, getSubscription: async () => subscription };
  Object.defineProperty(ServiceWorkerContainer.prototype, 'ready', { get: async () => ({ pushManager }) });
  ServiceWorkerContainer.prototype.getRegistration = async () => ({ pushManager });`;

const section = (page: Page) =>
  page.getByRole('region', { name: /^(Pemberitahuan di HP|Notifications on the phone)$/, exact: true });

async function openSection(page: Page): Promise<void> {
  await openRows(page);
  await expect(section(page).getByRole('switch')).toBeVisible();
}

async function takeSection(page: Page, name: string): Promise<void> {
  await take(page, name, { part: section(page) });
  await takeLooks(page, name, () => openSection(page), { part: section(page) });
}

const STATES = {
  off: permission('default'),
  denied: permission('denied'),
  unsupported: 'delete window.PushManager;',
  install: 'delete window.PushManager; navigator.standalone = false;',
};

for (const [state, content] of Object.entries(STATES)) {
  test(`notifications in /akun: ${state}`, async ({ page, request }) => {
    await page.addInitScript({ content });
    await signInAs(page, await openAccount(request));
    await page.goto('/akun');
    await openSection(page);
    await takeSection(page, `39-push-${state}`);
  });
}

test('notifications in /akun: on, with devices; failed and loading', async ({ page, request }) => {
  await page.addInitScript({ content: permission('granted') + SERVICE });
  await page.route(PUSH, respond);
  await signInAs(page, await openAccount(request));
  await page.goto('/akun');
  await openSection(page);
  await section(page).getByRole('switch').click();
  await expect(section(page).getByRole('switch')).toBeChecked();
  await expect(page.getByText('Pemberitahuan di perangkat ini aktif.')).toHaveCount(0);
  await takeSection(page, '39-push-on');
  await page.route(PUSH, (route) => route.fulfill({ status: 500, json: { statusCode: 5000, message: 'Gangguan' } }));
  await page.goto('/akun');
  await openRows(page);
  await expect(section(page).getByRole('button', { name: 'Coba lagi' })).toBeVisible({ timeout: 30_000 });
  await take(page, '39-push-failed', { part: section(page) });
  await page.route(PUSH, () => undefined);
  await page.goto('/akun');
  await openRows(page);
  await take(page, '39-push-loading', { part: section(page) });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the line after the first application', async ({ page, request }) => {
  await page.addInitScript({ content: permission('default', 'denied') });
  await signInAs(page, await openAccount(request));
  const { data } = (await (await request.get('/api/v1/job/list/')).json()) as { data: { slug: string }[] };
  await page.goto(`/jobs/${data[0]?.slug}`);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.goto('/jobs');
  const ask = page.getByRole('button', { name: /^(Beri tahu saya di HP ini|Tell me on this phone)/ });
  const isThere = () => expect(ask).toBeVisible();
  await isThere();
  await take(page, '84-push-asked');
  await takeLooks(page, '84-push-asked', isThere, {});
  await page.reload();
  await ask.click();
  await expect(page.getByText(/Buka pengaturan situs/)).toBeVisible();
  await take(page, '84-push-refused');
});
