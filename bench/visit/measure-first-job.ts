import { launchBrowser } from '../browser';

/** As Lighthouse's mobile preset really slows network and processor down. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const PROCESSOR = 4;

/** The title of a job in a list, and the link in it, which is a block of its own. */
const TITLE = 'main li h2, main li h2 > a';

const TIMEOUT_MS = 60_000;

/** An entry of the Element Timing API, which TypeScript's library does not have. */
type ElementTiming = PerformanceEntry & { renderTime: number };

/** Milliseconds until a first visit has painted the title of the first job, with applied throttling. */
export async function measureFirstJob(url: string): Promise<number> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
    await page.addInitScript((selector) => {
      // An observer of mutations runs before the next paint: each title is marked before it is painted.
      new MutationObserver(() => {
        document.querySelectorAll(selector).forEach((title) => title.setAttribute('elementtiming', 'job'));
      }).observe(document, { childList: true, subtree: true });
      new PerformanceObserver((list, observer) => {
        observer.disconnect();
        const times = list.getEntries().map((entry) => (entry as ElementTiming).renderTime);
        document.documentElement.dataset.firstJob = String(Math.min(...times));
      }).observe({ type: 'element', buffered: true });
    }, TITLE);
    await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    const painted = page.locator('html[data-first-job]');
    await painted.waitFor({ timeout: TIMEOUT_MS });
    return Number(await painted.getAttribute('data-first-job'));
  } finally {
    await browser.close();
  }
}
