const KEY = 'titian:tab';
const WELL_FORMED = /^[a-z0-9]{8,16}$/;

let id: string | null = null;

/** Takes the id out of the storage of this tab, where there is one. */
function take(): string | null {
  try {
    const stored = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return stored !== null && WELL_FORMED.test(stored) ? stored : null;
  } catch {
    return null;
  }
}

function putBack(): void {
  try {
    if (id !== null) window.sessionStorage.setItem(KEY, id);
  } catch {
    // A reload makes a new tab of this one; its drafts are still found, as the latest.
  }
}

/**
 * The id of this tab among the browser's others, over reloads too. The id is in the session storage only while the
 * page is hidden or left: a tab that is duplicated copies that storage, and the copy must have an id of its own.
 */
export function tabId(): string {
  if (id === null) {
    id = take() ?? Math.random().toString(36).slice(2, 14).padEnd(8, '0');
    window.addEventListener('pagehide', putBack);
    window.addEventListener('pageshow', () => void take());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') putBack();
      else take();
    });
  }
  return id;
}
