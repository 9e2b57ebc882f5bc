import { expect, test } from './support/journey';

declare global {
  interface Window {
    hydrated: Promise<void>;
  }
}

/** A layout as Chromium traces it, with a stack where a script has asked for it. */
interface TracedLayout {
  name: string;
  args: { beginData?: { stackTrace?: { url: string }[] } };
}

// A script that asks for a measure has the browser lay the page out within React's hydration, which no input interrupts.
// `docs/performance.md`, "The first visit".
for (const path of ['/', '/jobs', '/login', '/lowongan']) {
  test(`no script of ${path} makes the browser lay the page out while it is taken over`, async ({
    page,
    browser,
    request,
  }) => {
    const list = (await (await request.get('/api/v1/job/list/')).json()) as { data: { slug: string }[] };
    await page.addInitScript(() => {
      window.hydrated = new Promise((resolve) => document.addEventListener('titian:hydrated', () => resolve()));
    });
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
    });
    await page.goto(path === '/lowongan' ? `${path}/${list.data[0]?.slug}` : path);
    // An expectation of an element would have the page laid out.
    await page.evaluate(() => window.hydrated);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TracedLayout[] };
    const layouts = traceEvents.filter(({ name }) => name === 'Layout');
    expect(layouts.length).toBeGreaterThan(0);
    const stacks = layouts.flatMap(({ args }) => (args.beginData?.stackTrace ? [args.beginData.stackTrace] : []));
    expect(stacks.filter((stack) => stack.some(({ url }) => url.includes('/assets/')))).toEqual([]);
  });
}
