/**
 * Whatever the browser keeps of the app's files may be what is broken: the service worker fetches them again after the
 * load. Where it cannot be removed it was none.
 */
async function forgetShell(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    const names = (await caches.keys()).filter((name) => name.startsWith('workbox-'));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // No service workers, or no Cache Storage.
  }
}

/**
 * Reloads the page, and with it the newest build, provided that its server responds: a reload without a connection
 * would put the browser's own error page in the app's place.
 *
 * @returns false when there was no successful response and nothing was done
 */
export async function reloadWhenReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.href, { cache: 'no-store' });
    if (!ok) return false;
  } catch {
    return false;
  }
  await forgetShell();
  window.location.reload();
  return true;
}
