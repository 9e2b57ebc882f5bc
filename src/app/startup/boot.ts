/**
 * Inlined in the head of every page of the build (`scripts/rendered-pages.ts`): nothing of it may wait for another file. It
 * checks whether the document is the one of the address, fetches the app and images that may wait after the first paint,
 * and records input until the app is hydrated. See
 * docs/adr/0011-rendered-at-build.md and docs/adr/0017-startup.md.
 */
import { fetchFont, savesData } from '@/shared/lib/connection';
import { cookieText } from '@/shared/lib/device-storage';
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
const { page, query, placeholder } = root.dataset;
const words = (text: string | undefined): string[] => text?.split(' ') ?? [];

/** Without one of these the app does not begin at all; those of a page are fetched again by the router. */
const appScripts = words(root.dataset.scripts);
const path = window.location.pathname.replace(/(.)\/+$/, '$1');

/** True when the document is the one of the address, and not a static server's page for unknown addresses. */
const isOfAddress = (page ?? path) === path;

/** Content until the app renders the page: a candidate's frame, or a page that is complete for everybody. */
const isPlaceholder = placeholder !== undefined;

const isSignedIn = /(^|;\s*)titian=/.test(cookieText());

/** True when the page is in the language that was chosen. */
const isInChosenLanguage = storedLanguage() === 'id';

/** True when the page is of this address, and no candidate is signed in, because it was rendered for a visitor. */
const isOfVisitor =
  placeholder !== 'candidates' && page === path && !(query !== undefined && window.location.search) && !isSignedIn;

/** True when the app may hydrate the page as it came. */
const canHydrate = isOfVisitor && isInChosenLanguage;

/** True when it may stay visible until the app draws its own: the shell to everybody, a page's placeholder to its readers. */
const canStayVisible = isPlaceholder ? (isSignedIn || placeholder === 'everybody') && isOfAddress : page === undefined;

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
  const pageScripts = isOfAddress ? words(root.dataset.pageScripts) : [];
  // Each in a task of its own: all of them in one would block a slow phone.
  for (const src of [...sessionScripts, ...appScripts, ...pageScripts]) setTimeout(fetchScript, 0, src);
}

root.dataset.imagesWait = '';
afterFirstPaint(nameManifest);
if (canHydrate) {
  replayInput(fetchApp);
  afterFirstPaint(fetchApp);
} else {
  if (!canStayVisible) {
    root.dataset.foreign = '';
    document.title = 'Titian';
  }
  if (!isInChosenLanguage) root.dataset.mute = '';
  // No form may be sent by the browser itself.
  if (isOfVisitor) replayInput(() => undefined);
  delete root.dataset.page;
  if (canStayVisible && placeholder === 'everybody') root.dataset.frame = '';
  // A page without content need not wait for the first paint.
  if (canStayVisible && isPlaceholder) afterFirstPaint(fetchApp);
  else fetchApp();
}
if (!savesData()) {
  afterFirstPaint(() => {
    delete root.dataset.imagesWait;
    fetchFont();
  });
}
