import { fileOf, takeTitle, toDocument } from './document';
import type { RenderedPage } from './rendered-page';

const TEMPLATE =
  '<!doctype html><html lang="id"><head><title>Titian</title><link rel="icon" href="/favicon.svg">' +
  '<script defer="defer" src="/assets/a.js"></script><script defer src="/assets/b.js"></script></head>' +
  '<body><div id="root"></div></body></html>';

const frame = {
  template: TEMPLATE,
  boot: 'boot("$&")',
  sessionScripts: ['/assets/cipher.js', '/assets/session.js'],
  pageScripts: { jobs: ['/assets/jobs.js', '/assets/list.js'], profile: ['/assets/profile.js'] },
};

const page = (values: Partial<RenderedPage>): RenderedPage => ({
  route: 'jobs',
  path: '/jobs',
  query: true,
  markup: '<title>Lowongan – Titian</title><link rel="preload" as="image" href="/a.svg"/><main>$1</main>',
  script: '<script>scheme()</script>',
  state: { capabilities: null },
  styles: '<style data-emotion="css a">.css-a{}</style>',
  ...values,
});

it('parts the title from what goes into the root, and leaves hints out that would delay the page', () => {
  expect(takeTitle(page({}).markup)).toEqual({ title: 'Lowongan – Titian', body: '<main>$1</main>' });
});

describe('the document of a page', () => {
  const html = toDocument(frame, page({}));

  it('holds the page, its title, its styles and what starts the app', () => {
    expect(html).toContain('<div id="root"><main>$1</main></div>');
    expect(html.match(/<title>.*?<\/title>/g)).toEqual(['<title>Lowongan – Titian</title>']);
    expect(html).toContain('<style data-s="" data-emotion="css a">.css-a{}</style>');
    expect(html).toContain('<script>boot("$&")</script></head>');
  });

  it('names the scripts of the app and its own, without fetching any of them', () => {
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(html).toContain('data-scripts="/assets/a.js /assets/b.js"');
    expect(html).toContain('data-page-scripts="/assets/jobs.js /assets/list.js"');
    expect(html).not.toContain('session-scripts');
  });

  it('says whose address it is of, and that it is for no query alone', () => {
    expect(html).toContain('data-address="/jobs?"');
    expect(toDocument(frame, page({ query: false }))).toContain('data-address="/jobs"');
  });
});

it('says that it is for somebody who is signed in, with the scripts that read who it is', () => {
  const html = toDocument(frame, page({ route: 'profile', path: '/profile', query: false, session: 'unknown' }));
  expect(html).toMatch(/<html[^>]* data-address="\/profile" data-session="unknown"/);
  expect(html).toContain('data-page-scripts="/assets/profile.js"');
  expect(html).toContain('data-session-scripts="/assets/cipher.js /assets/session.js"');
});

it('has the head that a server writes in the place of its own', () => {
  const template = TEMPLATE.replace('<title>', '<meta name="description" content="Titian"/><title>');
  const html = toDocument({ ...frame, template }, page({ head: '<title>Kasir di PT $& | Titian</title>' }));
  expect(html.match(/<title>.*?<\/title>/g)).toEqual(['<title>Kasir di PT $& | Titian</title>']);
  expect(html).not.toContain('name="description"');
});

it('makes a shell that is of no page', () => {
  const html = toDocument(frame, page({ route: null, path: null, query: false, markup: '<p></p>' }));
  expect(html).not.toMatch(/data-(address|page)/);
  expect(html).toContain('data-session-scripts="/assets/cipher.js /assets/session.js"');
  expect(html).toContain('<title>Titian</title>');
});

it('refuses a page with a script of its own', () => {
  expect(() => toDocument(frame, page({ markup: '<main></main><script>$RC()</script>' }))).toThrow('/jobs');
});

it.each([
  ['/', 'index.html'],
  ['/jobs', 'jobs/index.html'],
])('puts %s where a static server finds it', (path, file) => {
  expect(fileOf({ path })).toBe(file);
});

it('puts a page without an address into the file that it names', () => {
  expect(fileOf({ path: null, file: 'shell.html' })).toBe('shell.html');
});

it('says nothing of scripts where the page says all that it has to say without', () => {
  const template = TEMPLATE.replace('<body>', '<body><noscript>Titian membutuhkan JavaScript.</noscript>');
  const toHtml = (values: Partial<RenderedPage>) => toDocument({ ...frame, template }, page(values));
  expect(toHtml({ path: null, isComplete: true })).not.toContain('noscript');
  expect(toHtml({ session: 'unknown' })).toContain('<noscript>');
  const list = { state: { capabilities: {}, rendered: { page: { now: null }, responses: [] } } };
  expect(toHtml(list)).not.toContain('noscript');
  expect(toHtml({ ...list, session: 'unknown' })).toContain('<noscript>');
});
