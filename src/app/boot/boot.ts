/**
 * Stands in the head of every page of the build, as text (`scripts/rendered-pages.ts`): nothing of it may wait for
 * another file. It looks whether the page that came is the one that was asked for,
 * fetches the app and pictures that may wait after the first paint, and holds on to what is done before the app can answer. See
 * docs/adr/0011-rendered-at-build.md.
 */
import { storedLanguage } from '@/shared/lib/language';
import { keepEarlyInput } from './early-input';
import { afterFirstPaint } from './first-paint';
import { pageScripts } from './page-scripts';
import { fetchFont } from './web-font';

const root = document.documentElement;
const { page, query, placeholder } = root.dataset;
const words = (text: string | undefined): string[] => text?.split(' ') ?? [];

/** Without one of these the app does not begin at all; those of a page are asked for by whoever opens it. */
const appScripts = words(root.dataset.scripts);
const path = window.location.pathname.replace(/(.)\/+$/, '$1');

/** What is seen until the app draws the page of somebody who is signed in. */
const isPlaceholder = placeholder !== undefined;

const isSignedIn = /(^|;\s*)titian=/.test(document.cookie);

/** In the language of the page. */
const isRead = storedLanguage() === 'id';

/**
 * Whether the page may be taken over as it came: it is of this address and in the language that was chosen, and nobody
 * is signed in, whom it would not know.
 */
const isOwn =
  !isPlaceholder && page === path && !(query !== undefined && window.location.search) && !isSignedIn && isRead;

/** Whether it may be shown until the app draws its own: the shell to everybody, what stands for a page to its readers. */
const isShown = isPlaceholder ? isSignedIn && (page ?? path) === path : page === undefined;

let asked = false;

/** Milliseconds before a script that was lost on its way is asked for again; longer each time, up to the last. */
const PAUSES = [500, 1000, 2000, 4000, 8000];

function fetchScript(src: string, attempt = 0): void {
  const script = document.createElement('script');
  script.src = src;
  // In order, all the same.
  script.async = false;
  script.onerror = () => {
    // Who opens its page would wait for this one, which comes no more.
    script.remove();
    if (!appScripts.includes(src)) return;
    setTimeout(fetchScript, PAUSES[Math.min(attempt, PAUSES.length - 1)], src, attempt + 1);
  };
  document.head.append(script);
}

function fetchApp(): void {
  if (asked) return;
  asked = true;
  // Each by itself: to ask for all of them at once holds a slow phone up.
  // What asks for the answers goes first, and needs no more of the app than its first.
  const sessionScripts = isSignedIn ? words(root.dataset.sessionScripts) : [];
  for (const src of [...sessionScripts, ...appScripts, ...pageScripts(path)]) setTimeout(fetchScript, 0, src);
}

root.dataset.unseen = '';
afterFirstPaint(() => delete root.dataset.unseen);
if (isOwn) {
  keepEarlyInput(fetchApp);
  afterFirstPaint(fetchApp);
} else {
  if (!isShown) {
    root.dataset.foreign = '';
    document.title = 'Titian';
  }
  if (!isRead) root.dataset.mute = '';
  delete root.dataset.page;
  // What has nothing to show has nothing to wait for.
  if (isShown && isPlaceholder) afterFirstPaint(fetchApp);
  else fetchApp();
}
afterFirstPaint(fetchFont);
