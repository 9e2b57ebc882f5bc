/**
 * Loads the page anew, and with it the newest build, provided that its server answers: a reload without a connection
 * would put the browser's own error page in the app's place.
 *
 * @returns false when there was no good answer and nothing was done
 */
export async function reloadWhenReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.href, { cache: 'no-store' });
    if (!ok) return false;
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
