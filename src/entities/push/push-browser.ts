import type { components } from '@contract';
import { withTimeout } from '@/shared/lib/async';

/** A browser's subscription in the contract's shape, which is that of its `toJSON`. */
export type Subscription = Pick<components['schemas']['PushDeviceWrite'], 'endpoint' | 'keys' | 'expirationTime'>;

/** The browser's subscription, and the key that it was made with: base64url, null where the browser does not tell it. */
export interface CurrentSubscription {
  subscription: Subscription;
  publicKey: string | null;
}

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

/** True where the browser shows notifications, since the candidate has allowed it. */
export const isPushAllowed = (): boolean => pushSupport() === 'ready' && Notification.permission === 'granted';

/** There is no service worker, or it is still being installed, as on a first visit over a slow connection. */
export class NoWorkerError extends Error {
  override name = 'NoWorkerError';
}

/**
 * Subscribes this browser at its push service. Rejects with a `NoWorkerError`, or as `PushManager.subscribe` does: a
 * `NotAllowedError` where the browser refuses, an `AbortError` where its push service does or cannot be reached. The one
 * step that tests replace: a browser without a way to its push service cannot take it.
 *
 * @param publicKey the provider's, base64url
 * @param isAfresh true to end the present subscription first
 */
export async function subscribe(publicKey: string, isAfresh = false): Promise<Subscription> {
  const worker = await withTimeout(navigator.serviceWorker.ready, READY_MS);
  if (!worker) throw new NoWorkerError();
  const { pushManager } = worker;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  if (isAfresh) await (await pushManager.getSubscription())?.unsubscribe();
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

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The present subscription of this browser, or null. */
export async function currentSubscription(): Promise<CurrentSubscription | null> {
  const found = await (await findWorker())?.pushManager?.getSubscription();
  if (!found) return null;
  const key = found.options?.applicationServerKey;
  return { subscription: found.toJSON() as Subscription, publicKey: key ? toBase64Url(key) : null };
}

/** Closes the notifications that are shown: the candidate reads the news now. */
export async function closeShownPushes(): Promise<void> {
  for (const shown of (await (await findWorker())?.getNotifications?.()) ?? []) shown.close();
}

/** Ends the pushes to this browser: its push service refuses them from then on, and those that are shown are closed. */
export async function endPushes(): Promise<void> {
  await closeShownPushes();
  await (await (await findWorker())?.pushManager?.getSubscription())?.unsubscribe();
}
