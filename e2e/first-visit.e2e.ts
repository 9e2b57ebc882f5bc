import { get } from 'node:http';
import { brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { DEMO, signIn } from './support/sign-in';
import { serveTwoBuilds } from './support/two-builds';

test.use({ reducedMotion: 'no-preference' });

const RENDERED = ['/', '/jobs', '/login', '/forgot-password', '/terms', '/bantuan'];

/** Problems that the page reports, except those of the service worker, which these tests block. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('service worker')) complaints.push(message.text());
  });
  return complaints;
}

/** Says whether the app took the rendered page over; a page that is drawn again has another first element. */
const takenOver = (page: Page) =>
  page.addInitScript(() => {
    let first: Element | null = null;
    document.addEventListener('DOMContentLoaded', () => (first = document.querySelector('#root > *')));
    document.addEventListener('titian:hydrated', () => {
      const same = first !== null && first === document.querySelector('#root > *');
      document.documentElement.dataset.takenOver = String(same);
    });
  });

/** The part of React's fibers that its developer tools read, too. */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  memoizedState: unknown;
}

/**
 * Counts the components that React renders between the hydration and an idle browser, by the hook that it calls for its
 * developer tools. A part with a script of its own, which is hydrated when that is there, is not rendered a second time.
 */
const countRenders = (page: Page) =>
  page.addInitScript(() => {
    const COMPONENTS = [0, 11, 14, 15];
    const SUSPENSE = 13;
    const PERFORMED_WORK = 1;
    const ignore = () => undefined;
    let rendered = 0;
    const count = (fiber: Fiber | null): void => {
      for (let each = fiber; each; each = each.sibling) {
        const before = each.alternate?.memoizedState as { dehydrated?: unknown } | null | undefined;
        if (each.tag === SUSPENSE && before?.dehydrated) continue;
        if (COMPONENTS.includes(each.tag) && each.flags & PERFORMED_WORK) rendered += 1;
        // Otherwise nothing below it was rendered.
        if (each.alternate?.child !== each.child) count(each.child);
      }
    };
    const hook = {
      ...{ supportsFiber: true, inject: () => 1, checkDCE: ignore },
      ...{ onCommitFiberUnmount: ignore, onPostCommitFiberRoot: ignore },
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => count(root.current.child),
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
    document.addEventListener('titian:hydrated', () => {
      rendered = 0;
      // As `shared/lib/hydration.ts` waits for an idle browser, and before what it then renders.
      requestIdleCallback(() => (document.documentElement.dataset.rendered = String(rendered)), { timeout: 1_000 });
    });
  });

const slowDown = async (page: Page, rate: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** Keeps the app from running until it is let go. */
async function holdApp(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Keeps scripts that the document of an address does not name from running until they are let go. */
async function holdLaterScripts(page: Page, path: string): Promise<() => void> {
  const html = await (await page.request.get(path)).text();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await released;
    await route.fallback();
  });
  return release;
}

test('pictures that may wait are fetched after the first paint', async ({ page }) => {
  await page.goto('/');
  const logo = page.locator('img[loading=lazy]').first();
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const started = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const pictures = performance.getEntriesByType('resource').filter(({ name }) => /assets\/.*\.svg$/.test(name));
    return { paint: paint?.startTime, first: Math.min(...pictures.map(({ startTime }) => startTime)) };
  });
  expect(started.first).toBeGreaterThan(started.paint ?? Infinity);
  expect((await logo.boundingBox())?.y).toBeGreaterThanOrEqual(0);
});

// The tabs of Material UI measure the chosen one. Nothing else that a page does on its own depends on how slow it starts.
for (const [path, max] of Object.entries({ '/': 0, '/jobs': 120, '/login': 0 })) {
  test(`${path} renders at most ${max} components between its hydration and an idle browser`, async ({ page }) => {
    await countRenders(page);
    await page.goto(path);
    const root = page.locator('html[data-rendered]');
    expect(Number(await root.getAttribute('data-rendered'))).toBeLessThanOrEqual(max);
  });
}

test('each page is there without scripts, and is taken over as it stands', async ({ page, browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const bare = await plain.newPage();
  const complaints = complaintsOf(page);
  await takenOver(page);
  for (const path of RENDERED) {
    await test.step(path, async () => {
      await bare.goto(path);
      await expect(bare.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bare.getByRole('contentinfo')).toBeVisible();
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-taken-over', 'true');
      await expect(page.locator('head title')).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      expect(complaints).toEqual([]);
      if (path !== '/terms' && path !== '/bantuan') return;
      // They say without scripts all that they say with them.
      const linesOf = async (from: Page) =>
        (await from.getByRole('main').innerText()).split('\n').filter((line) => line.trim() !== '');
      expect(await linesOf(bare)).toEqual(await linesOf(page));
    });
  }
  await plain.close();
});

test('a tap right after the first paint has its effect as soon as the app runs', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.addInitScript(() => {
    document.addEventListener('titian:hydrated', () => (document.documentElement.dataset.hydrated = ''));
    window.addEventListener(
      'click',
      () =>
        (document.documentElement.dataset.tapped ??= 'hydrated' in document.documentElement.dataset ? 'late' : 'early'),
      true,
    );
  });
  await slowDown(page, 20);
  await page.goto('/', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await expect(page.locator('html')).toHaveAttribute('data-tapped', 'early');
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('button[aria-label=Menu]')).toHaveAttribute('aria-expanded', 'true');
});

for (const width of [360, 1280]) {
  test(`a press on a button has its effect once, also before the app or a later script runs, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    const path = `/lowongan/${(await firstJob(page)).slug}`;
    for (const isPressedBefore of [true, false]) {
      const tab = await page.context().newPage();
      await takenOver(tab);
      const release = await holdApp(tab);
      const releaseLater = await holdLaterScripts(tab, path);
      await tab.goto(path, { waitUntil: 'commit' });
      const report = tab.getByRole('button', { name: 'Laporkan lowongan' });
      const dialog = tab.getByRole('dialog');
      if (isPressedBefore) await report.dblclick();
      release();
      await expect(tab.locator('html')).toHaveAttribute('data-taken-over', 'true');
      if (!isPressedBefore) await report.click();
      releaseLater();
      await dialog.getByRole('button', { name: 'Batal' }).click();
      await tab.waitForLoadState('networkidle');
      await expect(dialog).toHaveCount(0);
      await tab.close();
    }
  });
}

test('each control of a rendered page can be used as soon as the app runs, without scripts that come later', async ({
  page,
}) => {
  const job = `/lowongan/${(await firstJob(page)).slug}`;
  const [, company = ''] = /href="(\/perusahaan\/[^"?]+)"/.exec(await (await page.request.get(job)).text()) ?? [];
  for (const path of [...RENDERED, '/jobs?city=Kabupaten+Sleman', job, company]) {
    const tab = await page.context().newPage();
    await takenOver(tab);
    const release = await holdLaterScripts(tab, path);
    await tab.goto(path, { waitUntil: 'commit' });
    await expect(tab.locator('html'), path).toHaveAttribute('data-taken-over', 'true');
    const useless = await tab.locator('#root').evaluate((root) => {
      const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
      const controls = [...root.querySelectorAll('button, input, select, textarea, [role=button]')];
      // A key clicks no other element before the app runs.
      const isNative = (element: Element) => !element.matches('[role=button]:not(button)');
      return controls.filter((each) => !isNative(each) || !isHydrated(each)).map(({ outerHTML }) => outerHTML);
    });
    expect(useless, path).toEqual([]);
    release();
    await tab.close();
  }
});

for (const press of ['click', 'key'] as const) {
  test(`a filter of a link that is taken back before the app runs, by a ${press}, is taken back`, async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/jobs?city=Kabupaten+Sleman', { waitUntil: 'commit' });
    const chip = page.getByRole('button', { name: 'Hapus filter Kabupaten Sleman' });
    if (press === 'click') await chip.click();
    else await chip.press('Enter');
    release();
    await expect(page).toHaveURL(/\/jobs$/);
  });
}

test('a visitor who fills in the sign-in form before the app runs is signed in, and no password gets into an address', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const release = await holdApp(page);
  await page.goto('/login');
  const form = page.getByRole('main');
  await form.locator('[name=email]').fill(DEMO.email);
  await form.locator('[name=password]').fill(DEMO.password);
  await form.locator('[name=password]').press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  release();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1, name: DEMO.name })).toBeVisible();
  expect(addresses.filter((address) => /password|Titian%23/i.test(address))).toEqual([]);
});

test('a candidate who is signed in is never shown as a visitor', async ({ page }) => {
  await signIn(page);
  const complaints = complaintsOf(page);
  await page.addInitScript(() => {
    const check = () => {
      const texts = [...document.querySelectorAll('#root button')].map(({ textContent }) => textContent);
      if (texts.includes('Daftar')) document.documentElement.dataset.visitor = '';
      requestAnimationFrame(check);
    };
    check();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Cari!' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-visitor');
  expect(await layoutShift(page)).toBeLessThan(0.01);
  expect(complaints).toEqual([]);
});

/** Addresses of the requests of a page to the provider, and how often each was sent. */
function recordReads(page: Page): Map<string, number> {
  const reads = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) reads.set(pathname, (reads.get(pathname) ?? 0) + 1);
  });
  return reads;
}

const firstJob = async (page: Page): Promise<{ slug: string; title: string }> => {
  const { data } = (await (await page.request.get('/api/v1/job/list/?pageSize=1')).json()) as {
    data: { slug: string; title: string }[];
  };
  return data[0] ?? { slug: '', title: '' };
};

/** The scripts that the document of an address names beside those of every page. */
async function pageScriptsOf(page: Page, path: string, headers: Record<string, string> = {}): Promise<string[]> {
  const html = await (await page.request.get(path, { headers })).text();
  const [, list = ''] = / data-page-scripts="([^"]*)"/.exec(html) ?? [];
  return list.split(' ').filter(Boolean);
}

test('a signed-in candidate sees what a page is about, and has its data requested once, before the app runs', async ({
  page,
}) => {
  await signIn(page);
  const job = await firstJob(page);
  const cases = [
    { path: '/profile', first: null, last: DEMO.name, read: '/api/v1/candidate/profile/' },
    {
      path: '/application',
      first: 'Status Lamaran',
      last: 'Status Lamaran',
      read: '/api/v1/job-application/application-status/',
    },
    { path: `/jobs/${job.slug}`, first: job.title, last: job.title, read: `/api/v1/job/by-slug/${job.slug}/` },
  ];
  // Of visitors' pages without the cookie that the browser has by now; the form's are in dialogs as well.
  const loginScripts = await pageScriptsOf(page, '/login', { cookie: '' });
  const others = [
    await pageScriptsOf(page, '/forgot-password', { cookie: '' }),
    ...(await Promise.all(cases.map(({ path }) => pageScriptsOf(page, path)))),
  ].flat();
  const onlyForLogin = loginScripts.filter((script) => !others.includes(script));
  expect(onlyForLogin).not.toEqual([]);
  for (const { path, first, last, read } of cases) {
    const tab = await page.context().newPage();
    const complaints = complaintsOf(tab);
    await takenOver(tab);
    const release = await holdApp(tab);
    const reads = recordReads(tab);
    const scripts: string[] = [];
    tab.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await tab.goto(path, { waitUntil: 'commit' });
    await expect(tab.getByRole('contentinfo')).toBeVisible();
    if (first) await expect(tab.getByRole('heading', { level: 1, name: first })).toBeVisible();
    // Neither a name nor what is for visitors.
    await expect(tab.getByRole('banner').getByRole('button')).toHaveCount(0);
    await expect(tab.locator('head title')).toHaveCount(1);
    await expect.poll(() => reads.get(read)).toBe(1);
    release();
    await expect(tab.getByRole('heading', { level: 1, name: last })).toBeVisible();
    await expect(tab.getByRole('button', { name: DEMO.name })).toBeVisible();
    expect(scripts.filter((script) => onlyForLogin.includes(script))).toEqual([]);
    await expect(tab.locator('html')).toHaveAttribute('data-taken-over', 'true');
    await expect(tab.locator('head title')).toHaveCount(1);
    await tab.waitForLoadState('networkidle');
    expect(reads.get(read)).toBe(1);
    expect(complaints).toEqual([]);
    await tab.close();
  }
});

/** Sum of the layout shifts of a page so far. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    observer.disconnect();
    return sum;
  });

test('the list is searched, turned over and left for a vacancy without scripts', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto('/jobs');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(10);
  const first = cards.first();
  await expect(first.getByRole('link').first()).toHaveAttribute('href', /^\/lowongan\/./);
  await expect(first).toContainText(/Rp [\d,]+/);
  await expect(first).toContainText(/Batas lamaran: \d+ \w+ \d{4}/);
  const title = await first.getByRole('heading').innerText();
  await page.getByRole('link', { name: 'Halaman berikutnya' }).click();
  await expect(page).toHaveURL(/\/jobs\?page=2$/);
  await expect(cards).toHaveCount(10);
  await expect(cards.first()).not.toContainText(title);
  await page.getByRole('link', { name: 'Halaman sebelumnya' }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(cards.first()).toContainText(title);
  // Nothing that only scripts can carry out.
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Find']);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/jobs?near=Kota+Yogyakarta');
  await page.getByRole('searchbox', { name: 'Search by job title' }).fill('guru');
  await page.getByRole('combobox', { name: 'Jenis pekerjaan' }).selectOption('Penuh Waktu');
  await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('Oldest');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\/jobs\?search=guru&.*workingType=fulltime.*near=Kota\+Yogyakarta.*sort=oldest/);
  await expect(page.getByRole('combobox', { name: 'Jenis pekerjaan' })).toHaveValue('fulltime');
  await expect(page.getByRole('combobox', { name: 'Urutkan' })).toHaveValue('oldest');
  const found = cards.filter({ hasText: 'Penuh Waktu' });
  await expect(found).not.toHaveCount(0);
  expect(await cards.count()).toBe(await found.count());
  const link = found.getByRole('heading').getByRole('link').first();
  const vacancy = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/lowongan\/./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(vacancy);

  await page.goto('/jobs?search=antariksa');
  await expect(page.getByText('Maaf, pencarian yang kamu pilih belum tersedia')).toBeVisible();
  await plain.close();
});

test('the app takes the first ten jobs over where they are, with a tap from before, and requests no jobs', async ({
  page,
}) => {
  const jobs = ['/api/v1/job/list/', '/api/v1/job/search/'];
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/jobs', '/jobs?location=jawa&page=2&utm_source=surel', '/jobs?near=Kota+Yogyakarta']) {
    const tab = await page.context().newPage();
    const complaints = complaintsOf(tab);
    await takenOver(tab);
    const release = await holdApp(tab);
    const reads = recordReads(tab);
    await tab.goto(path, { waitUntil: 'commit' });
    // By element: the dialog hides the page behind it from roles.
    const cards = tab.locator('article');
    await expect(cards).not.toHaveCount(0);
    const title = await cards.first().getByRole('heading').innerText();
    await tab.getByRole('button', { name: `Apply ${title}` }).click();
    release();
    const dialog = tab.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(tab.locator('html')).toHaveAttribute('data-taken-over', 'true');
    await tab.waitForLoadState('networkidle');
    await expect(cards.first()).toContainText(title);
    expect(jobs.map((path) => reads.get(path))).toEqual([undefined, undefined]);
    // The web font moves the parts of a line by a pixel or two.
    expect(await layoutShift(tab)).toBeLessThan(0.001);
    expect(complaints).toEqual([]);
    await tab.close();
  }
});

/** First round trip of a network: ten packets of 1460 bytes. */
const FIRST_RESPONSE = 14_600;

/** A response as it is sent: all its bytes, with its head, and its body. */
const sent = (url: string, headers: Record<string, string> = {}): Promise<{ bytes: number; body: Buffer }> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { ...headers, 'accept-encoding': 'br', connection: 'close' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ bytes: response.socket.bytesRead, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });

/** The bytes of a page with jobs, which may take a second round trip. */
const JOBS_RESPONSES = { '/jobs': 19_500, '/': 16_500 };

test('the first cards of a page with jobs are in the first round trip of the network', async ({ page, baseURL }) => {
  const { title } = await firstJob(page);
  for (const [path, max] of Object.entries(JOBS_RESPONSES)) {
    const { bytes, body } = await sent(new URL(path, baseURL).href);
    expect(bytes, path).toBeLessThan(max);
    const first = body.subarray(0, FIRST_RESPONSE - (bytes - body.length));
    const html = brotliDecompressSync(first, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
    expect(html, path).toContain(`>${title}</a>`);
  }
});

test('each other page fits the first round trip of the network, a vacancy nearly', async ({ page, baseURL }) => {
  const { slug } = await firstJob(page);
  // Any cookie will do: a page for signed-in candidates is the same for all of them.
  const cookie = 'titian=x';
  const visits = [
    ...[...RENDERED.filter((path) => !(path in JOBS_RESPONSES)), `/lowongan/${slug}`].map((path) => ({
      path,
      headers: {},
    })),
    ...['/profile', '/application', `/jobs/${slug}`].map((path) => ({ path, headers: { cookie } })),
  ];
  for (const { path, headers } of visits) {
    const { bytes } = await sent(new URL(path, baseURL).href, headers);
    // The styles of "Periksa dulu" are in the page of each vacancy.
    expect(bytes, path).toBeLessThan(path.startsWith('/lowongan/') ? 15_000 : FIRST_RESPONSE);
  }
});

test('a reader of English sees no words of another language before the app runs', async ({ page }) => {
  await signIn(page);
  await page.evaluate(() => (document.cookie = 'titian-language=en; path=/'));
  const release = await holdApp(page);
  await page.goto('/application', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('main')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Application status' })).toBeVisible();
});

/** Nothing is seen of the page that came for another address. */
async function expectNothing(page: Page): Promise<void> {
  await expect(page).toHaveTitle('Titian');
  await expect(page.locator('#root *').filter({ visible: true })).toHaveCount(0);
}

/** Marks the document when the landing page's content is seen. */
const watchForLanding = (page: Page) =>
  page.addInitScript(() => {
    const check = () => {
      const isSeen = document.getElementById('tentang')?.checkVisibility({ visibilityProperty: true });
      if (isSeen) document.documentElement.dataset.landing = '';
      requestAnimationFrame(check);
    };
    check();
  });

test('a plain static server, which serves its first page at every address, shows the requested page', async ({
  page,
  traffic,
}) => {
  const site = await serveTwoBuilds();
  traffic.allowOrigin(site.url);
  try {
    const complaints = complaintsOf(page);
    await page.goto(`${site.url}/reset-password/NQ/a-b`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Password/);
    await expect(page.getByText('Kenapa Memilih Kami?')).toHaveCount(0);
    const release = await holdApp(page);
    await page.goto(`${site.url}/profile`, { waitUntil: 'domcontentloaded' });
    await expectNothing(page);
    release();
    await expect(page).toHaveURL(`${site.url}/login`);
    await page.goto(`${site.url}/terms/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Syarat dan Ketentuan');
    expect(complaints).toEqual([]);
  } finally {
    site.close();
  }
});

test('a host that serves the landing page at every address shows nothing of it until the app is there', async ({
  page,
}) => {
  const landing = await (await page.request.get('/')).text();
  const { slug } = await firstJob(page);
  const titles = { '/login': 'Masuk', '/jobs': 'Lowongan Pekerjaan', [`/jobs/${slug}`]: 'Lowongan' };
  for (const [path, title] of Object.entries(titles)) {
    const tab = await page.context().newPage();
    const complaints = complaintsOf(tab);
    const requested = ({ pathname }: URL) => pathname === path;
    await tab.route(requested, (route) => route.fulfill({ contentType: 'text/html', body: landing }));
    await watchForLanding(tab);
    const release = await holdApp(tab);
    await tab.goto(path, { waitUntil: 'commit' });
    await expectNothing(tab);
    release();
    // By element: over a vacancy stands the account-required pop-up.
    await expect(tab.locator('main h1')).toHaveText(title);
    await expect(tab.locator('footer, header .nav-links')).toHaveCount(2);
    for (const part of await tab.locator('footer, header .nav-links').all()) await expect(part).toBeVisible();
    await expect(tab.locator('html')).not.toHaveAttribute('data-landing');
    await expect(tab.locator('html[data-elsewhere]')).toHaveCount(0);
    expect(complaints).toEqual([]);
    await tab.close();
  }
});

test('a list that is requested with a search is drawn for that search', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/jobs?search=staf&tab=explore');
  await expect(page.locator('[name=search]')).toHaveValue('staf');
  await expect(page.getByRole('tab', { name: 'Explore' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('scripts that are lost on their way are fetched again', async ({ page }) => {
  const lost = new Set<string>();
  await page.route('**/assets/*.js', async (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort();
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Email wajib diisi.')).toBeVisible({ timeout: 30_000 });
  expect(lost.size).toBeGreaterThan(5);
});
