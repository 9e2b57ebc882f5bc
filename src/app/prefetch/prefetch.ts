import { pageScripts } from '../boot/page-scripts';

/** What a browser may tell of its network; see the Network Information API. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Milliseconds without an answer after which the network counts as idle. */
const IDLE_AFTER = 1000;

/** Whether bytes may be spent on what may never be opened. */
function maySpend(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && !effectiveType.includes('2g');
}

const asked = new Set<string>();

/** Fetches a script into the browser's cache, after all that the page itself needs; it is not run. */
function fetchAhead(src: string): void {
  if (asked.has(src)) return;
  asked.add(src);
  const link = document.createElement('link');
  if (link.relList?.supports?.('prefetch')) {
    Object.assign(link, { rel: 'prefetch', as: 'script', href: src });
    document.head.append(link);
  } else {
    fetch(src, { priority: 'low' }).catch(() => asked.delete(src));
  }
}

/** The page that an element leads to: its link's, or that of the card that it is in; null for none of the app. */
function pageOf(element: Element): string | null {
  const card = element.closest('article');
  const link = element.closest<HTMLAnchorElement>('a[href]') ?? card?.querySelector<HTMLAnchorElement>('a[href]');
  return link && link.origin === window.location.origin ? link.pathname : null;
}

function prefetchFrom(target: EventTarget | null): void {
  const page = target instanceof Element && maySpend() ? pageOf(target) : null;
  if (page !== null) pageScripts(page).forEach(fetchAhead);
}

/** As many cards as may be looked at; one in view is enough. */
const CARDS = 10;

/** Without asking for the layout, which may have to be made first. */
function prefetchInView(): void {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    prefetchFrom(entries.find(({ isIntersecting }) => isIntersecting)?.target ?? null);
  });
  for (const card of [...document.querySelectorAll('article')].slice(0, CARDS)) observer.observe(card);
}

/**
 * Has the scripts of a page ready before its link is followed: of one that is pointed at or in focus, also when it is its
 * card that is, and of the first card in view once the network has nothing else to do. Nothing is fetched ahead on a slow
 * network, or where the browser is asked to save data.
 *
 * @returns ends it
 */
export function startPrefetch(): () => void {
  const handle = ({ target }: Event) => prefetchFrom(target);
  document.addEventListener('pointerover', handle, { passive: true });
  document.addEventListener('focusin', handle);

  let timer: ReturnType<typeof setTimeout> | undefined;
  // Each answer that comes in puts it off.
  const putOff = () => {
    clearTimeout(timer);
    timer = setTimeout(prefetchInView, IDLE_AFTER);
  };
  const observer = typeof PerformanceObserver === 'undefined' ? null : new PerformanceObserver(putOff);
  observer?.observe({ type: 'resource', buffered: true });
  return () => {
    document.removeEventListener('pointerover', handle);
    document.removeEventListener('focusin', handle);
    observer?.disconnect();
    clearTimeout(timer);
  };
}
