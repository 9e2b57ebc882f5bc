import type { BrowserContext, Page } from '@playwright/test';
import { openAccount, signInAs } from './support/account';
import { chromiumPath } from './support/browsers';
import { expect, test } from './support/journey';

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: {
    // The headless shell shows no notifications.
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  },
});

/** Delivers a push to the page's worker, as the browser does when its push service has sent one. */
async function pushTo(page: Page) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
  });
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return (content: object) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(content) });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const all = await getNotifications.call(await navigator.serviceWorker.ready);
    // The types do not have `renotify` yet.
    return (all as (Notification & { renotify?: boolean })[]).map(({ title, body, tag, icon, renotify }) => {
      return { title, body, tag, icon: new URL(icon).pathname, renotify };
    });
  });

/**
 * Presses what is shown. The browser lets a worker focus a tab and open one after a real press alone, so that these two
 * are replaced; gives back what the worker did with them.
 */
async function press(context: BrowserContext): Promise<string[]> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  // As text: the types of a worker are not those of a page.
  return worker.evaluate<string[]>(`(async () => {
    const done = [];
    WindowClient.prototype.focus = async function () {
      done.push('focus');
      return this;
    };
    self.clients.openWindow = async (url) => void done.push('open ' + url);
    const [notification] = await self.registration.getNotifications();
    const click = new NotificationEvent('notificationclick', { notification });
    let pending;
    click.waitUntil = (work) => (pending = work);
    self.dispatchEvent(click);
    await pending;
    return done;
  })()`);
}

test('a push is shown, replaced by the next one of its subject, which alerts again, and leads to a page, which closes what is shown', async ({
  context,
  page,
  request,
}) => {
  await signInAs(page, await openAccount(request));
  const push = await pushTo(page);
  const appointment = { title: 'Janji temu', body: 'Senin, 10.00 WIB', tag: 'a', address: '/kabar' };
  await push(appointment);
  await push({ ...appointment, title: 'Janji temu berubah', address: 'https://contoh.id/' });
  await expect
    .poll(() => shown(page))
    .toEqual([
      { title: 'Janji temu berubah', body: 'Senin, 10.00 WIB', tag: 'a', icon: '/icons/icon-192.png', renotify: true },
    ]);
  expect(await press(context)).toEqual([`open ${new URL('/kabar', page.url()).href}`]);
  await push(appointment);
  await page.goto('/kabar');
  await expect.poll(() => shown(page)).toEqual([]);
  await push(appointment);
  await expect.poll(() => shown(page)).toHaveLength(1);
  expect(await press(context)).toEqual(['focus']);
  // Without a subscription the worker cannot subscribe again: the open page does.
  const told = await page.evaluateHandle(() => {
    const message = new Promise<unknown>((resolve) => {
      navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data));
    });
    return { message };
  });
  await context.serviceWorkers()[0]?.evaluate(`self.dispatchEvent(new ExtendableEvent('pushsubscriptionchange'))`);
  expect(await told.evaluate(({ message }) => message)).toBe('push-changed');
});
