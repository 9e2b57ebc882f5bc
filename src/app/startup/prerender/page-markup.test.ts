import { fileOf, takeTitle, toDocument } from './page-markup';
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
    expect(html).toContain('data-page-scripts="/assets/jobs.js /assets/list.js" data-route="jobs"');
    expect(html).not.toContain('session-scripts');
  });

  it('says whose address it is of, and that it is for no query alone', () => {
    expect(html).toContain('data-page="/jobs" data-query');
    expect(toDocument(frame, page({ query: false }))).not.toContain('data-query');
  });
});

it('shows no more than the bar with its logo where the page is that of another address', () => {
  const html = toDocument(frame, page({}));
  expect(html).toContain('[data-foreign] :is(main,footer){display:none}');
  expect(html).toContain('[data-foreign] :is(.nav-skip,.nav-wide,.nav-narrow){visibility:hidden}');
  expect(html).not.toContain('#root{display:none}');
});

describe('the placeholder of a page of candidates', () => {
  const html = toDocument(frame, page({ route: 'profile', path: '/profile', query: false, placeholder: 'candidates' }));

  it('states that it is one, its address and the scripts that the address needs', () => {
    expect(html).toMatch(/<html[^>]* data-page="\/profile" data-placeholder/);
    expect(html).toContain('data-page-scripts="/assets/profile.js"');
    expect(html).toContain('data-session-scripts="/assets/cipher.js /assets/session.js"');
  });

  it('has nothing in it that could be pressed, by rules that the app is free of', () => {
    // The app has busy parts of its own.
    expect(html).not.toContain('[aria-busy');
    expect(html).toContain('<div id="root"><div data-frame aria-busy="true"><main>$1</main></div></div>');
    expect(html).toContain('[data-frame] :is(button,input,select,textarea){visibility:hidden}');
    expect(toDocument(frame, page({}))).not.toContain('data-frame');
  });
});

it('has the head that a server writes in the place of its own', () => {
  const template = TEMPLATE.replace('<title>', '<meta name="description" content="Titian"/><title>');
  const html = toDocument({ ...frame, template }, page({ head: '<title>Kasir di PT $& | Titian</title>' }));
  expect(html.match(/<title>.*?<\/title>/g)).toEqual(['<title>Kasir di PT $& | Titian</title>']);
  expect(html).not.toContain('name="description"');
});

it('makes a shell that is of no page', () => {
  const html = toDocument(frame, page({ route: null, path: null, query: false, markup: '<p></p>' }));
  expect(html).not.toMatch(/data-(page|route)/);
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

it('says nothing of scripts where everybody may read the page without, and that nothing is on its way', () => {
  const template = TEMPLATE.replace('<body>', '<body><noscript>Titian membutuhkan JavaScript.</noscript>');
  const readable = toDocument({ ...frame, template }, page({ path: null, placeholder: 'everybody' }));
  expect(readable).toMatch(/<html[^>]* data-placeholder="everybody"/);
  expect(readable).not.toContain('noscript');
  // The app hydrates it as it came.
  expect(readable).toContain('<div id="root"><main>$1</main></div>');
  const candidates = toDocument({ ...frame, template }, page({ placeholder: 'candidates' }));
  expect(candidates).toContain('<noscript>');
  expect(candidates).toContain('<div data-frame aria-busy="true"><main>');
  const list = { state: { capabilities: {}, rendered: { page: { now: null }, responses: [] } } };
  expect(toDocument({ ...frame, template }, page(list))).not.toContain('noscript');
  expect(toDocument({ ...frame, template }, page({ ...list, placeholder: 'candidates' }))).toContain('<noscript>');
});
