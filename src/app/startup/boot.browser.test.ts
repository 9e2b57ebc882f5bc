/** Runs the script of a page of the build at an address. */
function boot(address: string, data: DOMStringMap) {
  const { documentElement: root } = document;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  Object.assign(root.dataset, data);
  document.head.innerHTML = '<title>Titian – Jembatan Anda menuju pekerjaan</title>';
  window.history.replaceState(null, '', address);
  jest.isolateModules(() => void jest.requireActual('./boot'));
  return root.dataset;
}

// Keeps callbacks that wait for the first paint out of the next test.
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});
afterAll(() => window.history.replaceState(null, '', '/'));

// First: what an earlier page does after its paint would end the waiting.
it('holds the images and the font back when data saver is on', () => {
  document.cookie = 'titian-save-data=on';
  const dataset = boot('/', { page: '/', font: '/assets/a.woff2' });
  jest.advanceTimersByTime(60_000);
  expect(dataset).toHaveProperty('imagesWait', '');
  expect(document.querySelector('link[rel=preload]')).toBeNull();
  document.cookie = 'titian-save-data=; Max-Age=0';
  const other = boot('/', { page: '/', font: '/assets/a.woff2' });
  expect(other).toHaveProperty('imagesWait', '');
  jest.advanceTimersByTime(60_000);
  expect(other).not.toHaveProperty('imagesWait');
  expect(document.querySelector('link[rel=preload]')).not.toBeNull();
  expect(document.querySelector('link[rel=manifest]')).not.toBeNull();
});

it.each(['/login', '/jobs', '/jobs/kasir', '/entah'])(
  'knows that the page which came at %s is that of another address, in its title too',
  (address) => {
    expect(boot(address, { page: '/' })).toHaveProperty('foreign', '');
    expect(document.title).toBe('Titian');
  },
);

it('leaves the page of its own address as it came', () => {
  const dataset = boot('/', { page: '/' });
  expect(dataset).not.toHaveProperty('foreign');
  expect(dataset.page).toBe('/');
  expect(document.title).toBe('Titian – Jembatan Anda menuju pekerjaan');
});

it('shows the shell at any address', () => {
  expect(boot('/login', {})).not.toHaveProperty('foreign');
});

it('keeps the placeholder of a public page visible without a session', () => {
  expect(boot('/lowongan/kasir', { placeholder: 'everybody' })).not.toHaveProperty('foreign');
  expect(boot('/jobs/kasir', { placeholder: 'candidates' })).toHaveProperty('foreign', '');
});

it('starts the page of a visitor when the browser blocks cookies and throws', () => {
  const block = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const get = jest.spyOn(document, 'cookie', 'get').mockImplementation(block);
  const dataset = boot('/', { page: '/', font: '/assets/a.woff2' });
  jest.advanceTimersByTime(60_000);
  expect(dataset.page).toBe('/');
  expect(dataset).not.toHaveProperty('foreign');
  expect(document.querySelector('link[rel=manifest]')).not.toBeNull();
  get.mockRestore();
});
