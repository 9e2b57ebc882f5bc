/**
 * The app's shell without a connection. Nothing of the provider passes through here: the page caches its responses
 * (`src/shared/api/with-response-cache.ts`), since it knows whose they are.
 */
import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isOptional } from './build-files';
import type { BuildFile } from './build-files';
import type { WorkerMessage, WorkerRequest, WorkerResponse } from './messages';
import { NO_PAGES, pageOrShell } from './pages';
import { ICONS, readPush } from './push';
import { createShareTarget, SHARE_ACTION } from './share-target';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuildFile[] };

const SHELL = '/shell.html';

/** More than one build has; those of earlier builds go first. */
const MAX_USED_ASSETS = 200;

const manifest: BuildFile[] = self.__WB_MANIFEST;

const buildFiles = new Map(manifest.map((file) => [new URL(file.url, self.location.origin).href, file]));

/** True when registered with data saver on: the app's files are cached as they are used, and none is prefetched. */
const savesData = new URL(self.location.href).searchParams.has('save-data');

const isShell = ({ url }: BuildFile): boolean => `/${url.replace(/^\//, '')}` === SHELL;

addPlugins([
  {
    // Without this, Workbox installs all files or no worker. A file that is missing comes from the network.
    handlerDidError: async ({ request, event, error }) => {
      const file = buildFiles.get(request.url);
      return event.type === 'install' && file && isOptional(file, error) ? Response.error() : undefined;
    },
  },
]);
precache(savesData ? manifest.filter(isShell) : manifest);
if (savesData) {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName: 'used-assets', plugins: [new ExpirationPlugin({ maxEntries: MAX_USED_ASSETS })] }),
  );
}
cleanupOutdatedCaches();
// A page is requested while the worker starts.
enableNavigationPreload();
// The first visit can continue offline, too. A later worker waits until no tab of the earlier build is open.
clientsClaim();

registerRoute(
  new NavigationRoute(
    ({ event, request }) => {
      const { preloadResponse } = event as FetchEvent;
      const network = Promise.resolve(preloadResponse as Promise<Response | undefined>).then(
        (preloaded) => preloaded ?? fetch(request),
      );
      // The browser logs a warning for a preload response that is not awaited.
      event.waitUntil(network.catch(() => undefined));
      return pageOrShell({ network, shell: () => matchPrecache(SHELL) });
    },
    { denylist: NO_PAGES },
  ),
);
// After the pages: an address matches the file of that name and nothing else, and `/` not the cached index.html.
addRoute({ directoryIndex: '', cleanURLs: false });

const shareTarget = createShareTarget();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_ACTION,
  ({ request, event }) => {
    const { response, taken } = shareTarget.receive(request);
    event.waitUntil(taken);
    return response;
  },
  'POST',
);

const isOtherBuild = (scripts: string[]): boolean => scripts.some((script) => !buildFiles.has(script));

async function takeOverIfAlone(): Promise<boolean> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length > 1) return false;
  await self.skipWaiting();
  return true;
}

self.addEventListener('message', (message) => {
  const request = message.data as Partial<WorkerRequest> | null;
  const respond = (response: WorkerResponse) => message.ports[0]?.postMessage(response);
  if (request?.ask === 'is-other-build') respond(isOtherBuild((request as { scripts: string[] }).scripts));
  if (request?.ask === 'take-shared') respond(shareTarget.take());
  if (request?.ask === 'take-over-if-alone') message.waitUntil(takeOverIfAlone().then(respond));
});

self.addEventListener('push', (push) => {
  const { title, address, ...shown } = readPush(push.data?.text(), self.location.origin);
  // A notification that replaces one of its tag alerts again: the appointment has moved. The types do not have it yet.
  const options = { ...shown, ...ICONS, data: { address }, lang: 'id', renotify: true };
  push.waitUntil(self.registration.showNotification(title, options));
});

/** Focuses a tab that has the address, or opens it in one of its own: another tab may have a form that is being filled in. */
async function open(address: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const tab = tabs.find(({ url }) => new URL(url).pathname === new URL(address).pathname);
  await (tab ? tab.focus() : self.clients.openWindow(address));
}

self.addEventListener('notificationclick', (click) => {
  click.notification.close();
  const { address } = click.notification.data as { address: string };
  click.waitUntil(open(address));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription, newSubscription } = event as Event & {
    oldSubscription?: PushSubscription;
    newSubscription?: PushSubscription;
  };
  const renew = async () => {
    if (oldSubscription && !newSubscription) {
      await self.registration.pushManager.subscribe(oldSubscription.options).catch(() => undefined);
    }
    // An open page tells the provider, else the next one that is opened (`PushSync`): this worker has no session.
    const message: WorkerMessage = 'push-changed';
    for (const tab of await self.clients.matchAll({ type: 'window' })) tab.postMessage(message);
  };
  (event as ExtendableEvent).waitUntil(renew());
});
