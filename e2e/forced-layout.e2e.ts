import { expect, test } from './support/journey';

test.use({ reducedMotion: 'no-preference' });

declare global {
  interface Window {
    hydrated: Promise<void>;
  }
}

/** Events of Chromium's trace: the extent of a layout, with a stack when a script caused it. */
interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
  args: { beginData?: { dirtyObjects: number; totalObjects: number; stackTrace?: { url: string }[] } };
}

const HYDRATED = 'page hydrated';

/** Share of a page. A tab list or a carousel that measures itself lays out some twentieth. */
const MUCH = 0.2;

// A script that asks for a measure has the browser lay the page out within React's hydration, which no input interrupts.
// `docs/performance.md`, "First visit".
for (const path of ['/', '/jobs', '/login', '/lowongan']) {
  test(`no script of ${path} makes the browser lay the page out while it is taken over`, async ({
    page,
    browser,
    request,
  }) => {
    const list = (await (await request.get('/api/v1/job/list/')).json()) as { data: { slug: string }[] };
    await page.addInitScript((mark) => {
      window.hydrated = new Promise((resolve) => {
        // In the next task: other effects of the same commit may still come.
        const end = () => setTimeout(() => resolve(void performance.mark(mark)));
        document.addEventListener('titian:hydrated', end);
      });
    }, HYDRATED);
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack', 'blink.user_timing'],
    });
    await page.goto(path === '/lowongan' ? `${path}/${list.data[0]?.slug}` : path);
    // An expectation of an element would have the page laid out.
    await page.evaluate(() => window.hydrated);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const hydrated = traceEvents.find(({ name }) => name === HYDRATED);
    expect(hydrated).toBeDefined();
    const layouts = traceEvents.filter(({ name, ts }) => name === 'Layout' && ts < (hydrated?.ts ?? 0));
    expect(layouts.length).toBeGreaterThan(0);
    const forced = layouts
      .flatMap(({ args }) => args.beginData ?? [])
      .filter(({ stackTrace }) => stackTrace?.some(({ url }) => url.includes('/assets/')));
    expect(forced.filter(({ dirtyObjects, totalObjects }) => dirtyObjects > MUCH * totalObjects)).toEqual([]);
  });
}
