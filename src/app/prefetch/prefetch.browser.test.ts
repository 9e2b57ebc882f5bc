import { PAGE_SCRIPTS_ID } from '../boot/page-scripts';

const SCRIPTS = { '/jobs/:slug': ['/assets/job.js'], '/terms': ['/assets/terms.js'] };

const fetched = () => [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

/** Which scripts are fetched ahead by then; each test begins with none. */
async function setUp(connection: object = {}) {
  jest.resetModules();
  document.head.innerHTML = `<script type="application/json" id="${PAGE_SCRIPTS_ID}">${JSON.stringify(SCRIPTS)}</script>`;
  document.body.innerHTML = `
    <a id="terms" href="/terms">Syarat</a><a id="other" href="https://example.com/terms">Lain</a>
    <article><h3><a id="job" href="/jobs/staf-gudang">Staf Gudang</a></h3><p>PT Contoh</p></article>`;
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  Object.defineProperty(DOMTokenList.prototype, 'supports', { value: () => true, configurable: true });
  const { startPrefetch } = await import('./prefetch');
  end = startPrefetch();
}

let end: () => void;
afterEach(() => end());

const point = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

it('has the page of a card ready that is pointed at, anywhere on it, and fetches it once', async () => {
  await setUp();
  point('article p');
  point('#job');
  expect(fetched()).toEqual(['/assets/job.js']);
});

it('has the page of a link in focus ready', async () => {
  await setUp();
  document.querySelector<HTMLElement>('#terms')?.focus();
  expect(fetched()).toEqual(['/assets/terms.js']);
});

it('leaves other sites alone', async () => {
  await setUp();
  point('#other');
  expect(fetched()).toEqual([]);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'fetches nothing ahead with %p',
  async (connection) => {
    await setUp(connection);
    point('article p');
    document.querySelector<HTMLElement>('#terms')?.focus();
    expect(fetched()).toEqual([]);
  },
);
