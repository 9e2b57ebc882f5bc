import { NO_PAGES, pageOrShell } from './pages';

const shell = () => Promise.resolve(new Response('shell'));
const noShell = () => Promise.resolve(undefined);
const never = new Promise<Response>(() => undefined);
const respond = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));

const textOf = async (page: Promise<Response>) => (await page).text();

it.each([
  ['a page that comes in time', { network: respond('page'), shell }, 'page'],
  ['a page that is not found, with its own head', { network: respond('unknown job', 404), shell }, 'unknown job'],
  ['the shell without a connection', { network: Promise.reject(new TypeError('offline')), shell }, 'shell'],
  ['the shell while the server is down', { network: respond('<h1>Bad gateway</h1>', 502), shell }, 'shell'],
  ['the shell when the network takes too long', { network: never, shell, timeout: 5 }, 'shell'],
  ['what a server that is down says, without a shell', { network: respond('down', 503), shell: noShell }, 'down'],
])('gives %s', async (_what, sources, expected) => {
  await expect(textOf(pageOrShell(sources))).resolves.toBe(expected);
});

it('waits for the network, however long, when there is no shell', async () => {
  const network = new Promise<Response>((resolve) => setTimeout(resolve, 20, new Response('late page')));
  await expect(textOf(pageOrShell({ network, shell: noShell, timeout: 5 }))).resolves.toBe('late page');
});

it('fails as the network does when there is nothing to give', async () => {
  const network = Promise.reject(new TypeError('offline'));
  await expect(pageOrShell({ network, shell: noShell })).rejects.toThrow('offline');
});

it.each([
  ['/', true],
  ['/jobs/staf-gudang', true],
  ['/verify?token=a.b', true],
  ['/reset-password/NQ/a-b.c', true],
  ['/api/docs', false],
  ['/api', false],
  ['/apis', true],
  ['/media/logos/a.svg', false],
  ['/berhenti-email/abc', false],
  ['/sitemap.xml', false],
  ['/sitemap-1.xml', false],
  ['/robots.txt', false],
  ['/readyz', false],
])('takes %s for a page: %s', (address, isPage) => {
  expect(NO_PAGES.some((pattern) => pattern.test(address))).toBe(!isPage);
});
