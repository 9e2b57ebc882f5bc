/**
 * Inlined in the head of every page: nothing of it may wait for another file. It checks whether the document is the one of
 * the address, fetches the app and images that may wait after the first paint, and records input until the app is hydrated.
 * See docs/adr/0011-rendered-pages.md and docs/adr/0017-startup.md.
 */
import { fetchFont, savesData } from '@/shared/lib/connection';
import { cookieText } from '@/shared/lib/device-storage';
import { isRendered } from '@/shared/lib/is-rendered';
import { storedLanguage } from '@/shared/lib/language';
import { replayInput } from './replay-input';

/** Milliseconds after which the callback runs without a first paint. */
const TIMEOUT_MS = 3000;

/** Runs a callback once, after the first contentful paint; at once in a background tab, which paints nothing. */
export function afterFirstPaint(callback: () => void): void {
  let hasRun = false;
  const runOnce = () => {
    if (!hasRun) callback();
    hasRun = true;
  };
  if (document.visibilityState === 'hidden') {
    runOnce();
    return;
  }
  setTimeout(runOnce, TIMEOUT_MS);
  try {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      setTimeout(runOnce);
    });
    observer.observe({ type: 'paint', buffered: true });
  } catch {
    requestAnimationFrame(() => setTimeout(runOnce));
  }
}

const root = document.documentElement;
const words = (text: string | undefined): string[] => text?.split(' ') ?? [];

/** Without one of these the app does not begin at all; those of a page are fetched again by the router. */
const appScripts = words(root.dataset.scripts);
const { pathname, search } = window.location;
const path = pathname.replace(/(.)\/+$/, '$1');

const isSignedIn = /(^|;\s*)titian=/.test(cookieText());

/** Of the rendered page. The shell has no address; one that ends in a question mark is for no query. */
const { address, session } = root.dataset;

/**
 * True when the document has another page than the one of this address, reader and language: a plain host sends its files to
 * everybody, and the first of them for each unknown address.
 */
const isElsewhere =
  address !== undefined &&
  !(
    (address === path || (address === `${path}?` && search === '')) &&
    (session === 'unknown') === isSignedIn &&
    storedLanguage() === 'id'
  );

let requested = false;

/** Milliseconds before a script that was lost is fetched again; longer each time, up to the last. */
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000];

function fetchScript(src: string, attempt = 0): void {
  const script = document.createElement('script');
  script.src = src;
  // In order, all the same.
  script.async = false;
  script.onerror = () => {
    // The router would wait for this one instead of fetching it again.
    script.remove();
    if (!appScripts.includes(src)) return;
    setTimeout(fetchScript, RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length - 1)], src, attempt + 1);
  };
  document.head.append(script);
}

/** Named in the page itself, the manifest would be fetched along with what the page shows first. */
function nameManifest(): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'manifest', href: '/manifest.webmanifest' });
  document.head.append(link);
}

function fetchApp(): void {
  if (requested) return;
  requested = true;
  // The scripts that request private data come first (`early.ts`).
  const sessionScripts = isSignedIn ? words(root.dataset.sessionScripts) : [];
  const pageScripts = isElsewhere ? [] : words(root.dataset.pageScripts);
  // Each in a task of its own: all of them in one would block a slow phone.
  for (const src of [...sessionScripts, ...appScripts, ...pageScripts]) setTimeout(fetchScript, 0, src);
}

root.dataset.imagesWait = '';
afterFirstPaint(nameManifest);
if (isElsewhere) {
  root.dataset.elsewhere = '';
  document.title = 'Titian';
}
if (isRendered()) {
  replayInput(fetchApp);
  afterFirstPaint(fetchApp);
} else {
  // Without content there is no paint to wait for.
  fetchApp();
}
if (!savesData()) {
  afterFirstPaint(() => {
    delete root.dataset.imagesWait;
    fetchFont();
  });
}
