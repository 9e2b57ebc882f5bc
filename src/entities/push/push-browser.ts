import type { components } from '@contract';
import { withTimeout } from '@/shared/lib/async';

/** A browser's subscription in the contract's shape, which is that of its `toJSON`. */
type Subscription = Pick<components['schemas']['PushDeviceWrite'], 'endpoint' | 'keys' | 'expirationTime'>;

/** `install`: only as an app of the home screen, as on an iPhone. */
type PushSupport = 'ready' | 'denied' | 'install' | 'unsupported';

/** How long the service worker may take to be there, in milliseconds. */
const READY_MS = 10_000;

/** Tells if this browser can be sent news, before it asks the candidate. */
export function pushSupport(): PushSupport {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (hasPush) return Notification.permission === 'denied' ? 'denied' : 'ready';
  return (navigator as { standalone?: boolean }).standalone === false ? 'install' : 'unsupported';
}

/**
 * Subscribes this browser at its push service. Rejects where that cannot be reached. The one step that tests replace: a
 * browser without a way to its push service cannot take it.
 *
 * @param publicKey the provider's, base64url
 */
export async function subscribe(publicKey: string): Promise<Subscription> {
  const worker = await withTimeout(navigator.serviceWorker.ready, READY_MS);
  if (!worker) throw new Error('There is no service worker.');
  const { pushManager } = worker;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscribed = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // The browser keeps a subscription with another key, of an earlier provider.
    const old = await pushManager.getSubscription();
    if (!(await old?.unsubscribe())) throw error;
    return pushManager.subscribe(options);
  });
  return subscribed.toJSON() as Subscription;
}

const findWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** The present subscription of this browser, or null. */
export async function currentSubscription(): Promise<Subscription | null> {
  const found = await (await findWorker())?.pushManager?.getSubscription();
  return found ? (found.toJSON() as Subscription) : null;
}

/** Ends the subscription of this browser: the push service refuses what is sent to it from then on. */
export async function unsubscribe(): Promise<void> {
  await (await (await findWorker())?.pushManager?.getSubscription())?.unsubscribe();
}

/** Closes the notifications that are shown: the candidate reads the news now. */
export async function closeShownPushes(): Promise<void> {
  for (const shown of (await (await findWorker())?.getNotifications?.()) ?? []) shown.close();
}
