import { HttpResponse, http } from 'msw';
import type * as Session from '@/entities/session';
import { storeLanguage } from '@/shared/lib/language';
import { session } from '@test/session';
import { call, server, untilCallsSeen } from '@test/server';
import { keepPress } from './keep-press';
import type * as PrefetchPrivate from './prefetch-private';
import { HYDRATED } from '@/shared/lib/async';
import { replayInput } from './replay-input';

describe('boot', () => {
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
    // Ends the wait of the page for the app, which presses again what was pressed meanwhile.
    document.dispatchEvent(new Event(HYDRATED));
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

  it('hides the page of another language', () => {
    storeLanguage('en');
    expect(boot('/', { page: '/' })).toHaveProperty('foreign', '');
    expect(boot('/lowongan/kasir', { placeholder: 'everybody' })).toHaveProperty('mute', '');
    storeLanguage('id');
    expect(boot('/', { page: '/' }).page).toBe('/');
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
});

describe('prefetch of private data', () => {
  type Start = [route: string | undefined, pathname: string];

  /** Requests of an app that starts at the documents of these routes: paths and tokens. */
  async function requestsOf(starts: Start[], { signedIn = true } = {}) {
    const requests: string[] = [];
    server.use(
      http.get(call('*'), ({ request }) => {
        requests.push(`${new URL(request.url).pathname} ${request.headers.get('Authorization')}`);
        return HttpResponse.json({ statusCode: 2000, message: 'OK', data: {} });
      }),
    );
    let startup: typeof PrefetchPrivate | undefined;
    let sessions: typeof Session | undefined;
    // As a page begins: the cipher is not there yet.
    jest.isolateModules(() => {
      startup = jest.requireActual<typeof PrefetchPrivate>('./prefetch-private');
      sessions = jest.requireActual<typeof Session>('@/entities/session');
    });
    const others = jest.requireActual<typeof Session>('@/entities/session');
    await others.loadSessionCipher();
    if (signedIn) others.writeSessionCookie(session);
    expect(sessions?.isSessionCookieLocked()).toBe(signedIn);
    for (const [route, pathname] of starts) await startup?.prefetchPrivate(route, pathname);
    others.removeSessionCookie();
    await untilCallsSeen();
    return requests;
  }

  it('requests what the page of the document shows first', async () => {
    const starts: [...Start, path: string][] = [
      ['profile', '/profile', '/api/v1/candidate/profile/'],
      ['application', '/application/', '/api/v1/job-application/application-status/'],
      ['job', '/jobs/staf-gudang', '/api/v1/job/by-slug/staf-gudang/'],
      ['job', '/jobs/caf%C3%A9%20%26%20bar/', '/api/v1/job/by-slug/caf%C3%A9%20%26%20bar/'],
    ];
    const requests = await requestsOf(starts.map(([route, pathname]) => [route, pathname]));
    expect(requests).toEqual(starts.map(([, , path]) => `${path} Bearer ${session.token}`));
  });

  it('requests nothing for a page that shows no private data, nor for the shell', async () => {
    const starts: Start[] = [
      ['landing', '/'],
      ['jobs', '/jobs'],
      ['job', '/jobs/%E0%A4%A'],
      [undefined, '/profile'],
    ];
    expect(await requestsOf(starts)).toEqual([]);
  });

  it('requests nothing without a session', async () => {
    expect(await requestsOf([['profile', '/profile']], { signedIn: false })).toEqual([]);
  });
});

describe('replay of input', () => {
  /** The page reacts from now on; what was pressed before is pressed again once it has drawn what was typed. */
  async function hydrated(): Promise<void> {
    document.dispatchEvent(new Event(HYDRATED));
    await new Promise((resolve) => setTimeout(resolve));
  }

  /** The element that a selector finds. */
  function find<E extends HTMLElement>(selector: string): E {
    const found = document.querySelector<E>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  }

  function setUp() {
    document.body.innerHTML = `
    <button type="button" id="menu">Menu</button>
    <form><input name="email"><input type="checkbox" name="remember" checked><button>Masuk</button></form>`;
    const log: string[] = [];
    const onFirstInput = jest.fn();
    replayInput(onFirstInput);
    // Does what the app does once it runs.
    document.body.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement) log.push(`press ${target.textContent}`);
    });
    document.body.addEventListener('submit', (event) => {
      event.preventDefault();
      log.push(`send ${find<HTMLInputElement>('[name=email]').value}`);
    });
    return { log, onFirstInput };
  }

  afterEach(hydrated);

  it('presses a button again that was pressed before the page could react, and fetches the app at once', async () => {
    const { log, onFirstInput } = setUp();
    find('#menu').click();
    // A visitor who sees nothing happen presses again.
    find('#menu').click();
    expect(log).toEqual([]);
    expect(onFirstInput).toHaveBeenCalled();
    await hydrated();
    expect(log).toEqual(['press Menu']);
  });

  it('lets no form be sent by the browser, and sends it with what was typed', async () => {
    const { log } = setUp();
    const email = find<HTMLInputElement>('[name=email]');
    email.value = 'sari@example.com';
    email.dispatchEvent(new Event('input', { bubbles: true }));
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    find('form').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(log).toEqual([]);
    await hydrated();
    expect(log).toEqual(['send sari@example.com']);
  });

  it('says again what was typed, as a change from what the app drew', async () => {
    setUp();
    const email = find<HTMLInputElement>('[name=email]');
    email.value = 'sari';
    email.dispatchEvent(new Event('input', { bubbles: true }));
    const heard: string[] = [];
    email.addEventListener('input', () => heard.push(email.value));
    await hydrated();
    expect(heard).toEqual(['sari']);
  });

  it('sends a form only once it knows what was typed', async () => {
    setUp();
    const email = find<HTMLInputElement>('[name=email]');
    // As a form that keeps its values and draws them a moment later.
    let known = '';
    email.addEventListener('input', () => queueMicrotask(() => (known = email.value)));
    const sent: string[] = [];
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(known);
    });
    email.value = 'sari@example.com';
    email.dispatchEvent(new Event('input', { bubbles: true }));
    find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await hydrated();
    expect(sent).toEqual(['sari@example.com']);
  });

  it('ticks a box again, once', async () => {
    setUp();
    const box = find<HTMLInputElement>('[name=remember]');
    box.click();
    expect(box.checked).toBe(false);
    const heard: boolean[] = [];
    box.addEventListener('click', () => heard.push(box.checked));
    await hydrated();
    expect(heard).toEqual([false]);
    expect(box.checked).toBe(false);
  });

  it('keeps out of the way once the page reacts', async () => {
    const { log } = setUp();
    await hydrated();
    find('#menu').click();
    expect(log).toEqual(['press Menu']);
    await hydrated();
    expect(log).toEqual(['press Menu']);
  });
});

describe('press of a link that the app replaces', () => {
  const LOGIN = '/login?next=%2Fjobs%2Fkasir';

  let clicked: string[];

  /** Renders the placeholder of a page. */
  function setUp() {
    document.body.innerHTML = `<main data-frame><a href="${LOGIN}"><b>Apply</b></a></main>`;
    clicked = [];
    keepPress();
    return link();
  }

  function link(): HTMLAnchorElement {
    const found = document.querySelector<HTMLAnchorElement>('main a');
    if (!found) throw new Error('no link');
    return found;
  }

  function takeOver(href = LOGIN) {
    document.body.innerHTML = `<main><a href="/jobs">Kembali</a><a href="${href}">Apply</a></main>`;
    document.querySelectorAll('a').forEach((each) =>
      each.addEventListener('click', (event) => {
        event.preventDefault();
        clicked.push(each.getAttribute('href') ?? '');
      }),
    );
    document.dispatchEvent(new Event(HYDRATED));
  }

  /** jsdom has no constructor of its own for these. */
  function point(type: string, target: Element, values: object = {}) {
    const event = new MouseEvent(type, { bubbles: true, button: 0 });
    Object.defineProperties(event, {
      isPrimary: { value: true },
      pointerType: { value: 'mouse' },
      ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])),
    });
    target.dispatchEvent(event);
  }

  const later = () => jest.advanceTimersByTime(1000);

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    // Ends what a test has begun.
    document.dispatchEvent(new Event(HYDRATED));
    point('pointercancel', document.body);
    jest.useRealTimers();
  });

  it.each(['mouse', 'touch'])('clicks the app’s link for one that was gone when the %s was lifted', (pointerType) => {
    const before = setUp();
    point('pointerdown', before.firstElementChild ?? before, { pointerType });
    takeOver();
    point('pointerup', document.body, { pointerType });
    later();
    expect(clicked).toEqual([LOGIN]);
  });

  it('leaves it at the click that the browser sends itself', () => {
    point('pointerdown', setUp(), { pointerType: 'touch' });
    takeOver();
    point('pointerup', document.body, { pointerType: 'touch' });
    document.querySelectorAll('a')[1]?.click();
    later();
    expect(clicked).toEqual([LOGIN]);
  });

  it('does nothing about a press that the take-over did not fall into', () => {
    const before = setUp();
    point('pointerdown', before);
    point('pointerup', before);
    takeOver();
    point('pointerdown', document.body);
    point('pointerup', document.body);
    later();
    expect(clicked).toEqual([]);
  });

  it.each([
    ['on no link', () => point('pointerdown', document.body)],
    ['by another button', () => point('pointerdown', link(), { button: 2 })],
    ['by a second finger', () => point('pointerdown', link(), { isPrimary: false })],
  ])('does nothing about a press %s', (_what, press) => {
    setUp();
    press();
    takeOver();
    point('pointerup', document.body);
    later();
    expect(clicked).toEqual([]);
  });

  it('does nothing about a finger that scrolls', () => {
    point('pointerdown', setUp(), { pointerType: 'touch' });
    takeOver();
    point('pointercancel', document.body);
    point('pointerup', document.body);
    later();
    expect(clicked).toEqual([]);
  });

  it('does nothing about a pointer that was taken off the link', () => {
    point('pointerdown', setUp());
    takeOver();
    point('pointerup', document.body, { clientX: 40 });
    later();
    expect(clicked).toEqual([]);
  });

  it('does nothing where the app has no such link', () => {
    point('pointerdown', setUp());
    takeOver('/lain');
    point('pointerup', document.body);
    later();
    expect(clicked).toEqual([]);
  });
});
