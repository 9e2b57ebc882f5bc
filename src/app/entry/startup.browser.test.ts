import { HttpResponse, http } from 'msw';
import type * as Session from '@/entities/session';
import { storeLanguage } from '@/shared/lib/language';
import { session } from '@test/session';
import { call, server, untilCallsSeen } from '@test/server';
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
    const dataset = boot('/', { address: '/', font: '/assets/a.woff2' });
    jest.advanceTimersByTime(60_000);
    expect(dataset).toHaveProperty('imagesWait', '');
    expect(document.querySelector('link[rel=preload]')).toBeNull();
    document.cookie = 'titian-save-data=; Max-Age=0';
    const other = boot('/', { address: '/', font: '/assets/a.woff2' });
    expect(other).toHaveProperty('imagesWait', '');
    jest.advanceTimersByTime(60_000);
    expect(other).not.toHaveProperty('imagesWait');
    expect(document.querySelector('link[rel=preload]')).not.toBeNull();
    expect(document.querySelector('link[rel=manifest]')).not.toBeNull();
  });

  it.each([
    ['/login', { address: '/' }],
    ['/entah', { address: '/' }],
    ['/jobs?search=staf', { address: '/jobs?' }],
    ['/profile', { address: '/profile', session: 'unknown' }],
  ])('hides at %s a page of another address, query or reader, and its title', (at, data) => {
    expect(boot(at, data)).toHaveProperty('elsewhere', '');
    expect(document.title).toBe('Titian');
  });

  it.each([
    ['/', { address: '/' }],
    ['/jobs/', { address: '/jobs?' }],
    ['/jobs?search=staf', { address: '/jobs' }],
    ['/login', {}],
  ])('leaves at %s the page of its address, and the shell, as they came', (at, data) => {
    expect(boot(at, data)).not.toHaveProperty('elsewhere');
    expect(document.title).toBe('Titian – Jembatan Anda menuju pekerjaan');
  });

  it('hides the page of a visitor from somebody who is signed in, and shows theirs', () => {
    document.cookie = 'titian=a';
    expect(boot('/', { address: '/' })).toHaveProperty('elsewhere', '');
    expect(boot('/profile', { address: '/profile', session: 'unknown' })).not.toHaveProperty('elsewhere');
    document.cookie = 'titian=; Max-Age=0';
  });

  it('hides the page of another language', () => {
    storeLanguage('en');
    expect(boot('/', { address: '/' })).toHaveProperty('elsewhere', '');
    storeLanguage('id');
    expect(boot('/', { address: '/' })).not.toHaveProperty('elsewhere');
  });

  it('starts the page of a visitor when the browser blocks cookies and throws', () => {
    const block = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const get = jest.spyOn(document, 'cookie', 'get').mockImplementation(block);
    const dataset = boot('/', { address: '/', font: '/assets/a.woff2' });
    jest.advanceTimersByTime(60_000);
    expect(dataset).not.toHaveProperty('elsewhere');
    expect(document.querySelector('link[rel=manifest]')).not.toBeNull();
    get.mockRestore();
  });
});

describe('prefetch of private data', () => {
  /** Requests of an app that starts at these addresses: paths and tokens. */
  async function requestsOf(starts: string[], { signedIn = true } = {}) {
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
    for (const pathname of starts) await startup?.prefetchPrivate(pathname);
    others.removeSessionCookie();
    await untilCallsSeen();
    return requests;
  }

  it('requests what the page shows first', async () => {
    const paths = {
      '/profile': '/api/v1/candidate/profile/',
      '/application/': '/api/v1/job-application/application-status/',
      '/jobs/staf-gudang': '/api/v1/job/by-slug/staf-gudang/',
      '/jobs/caf%C3%A9%20%26%20bar/': '/api/v1/job/by-slug/caf%C3%A9%20%26%20bar/',
    };
    const requests = await requestsOf(Object.keys(paths));
    expect(requests).toEqual(Object.values(paths).map((path) => `${path} Bearer ${session.token}`));
  });

  it('requests nothing for a page that shows no private data, nor for a broken address', async () => {
    expect(await requestsOf(['/', '/jobs', '/jobs/', '/jobs/%E0%A4%A'])).toEqual([]);
  });

  it('requests nothing without a session', async () => {
    expect(await requestsOf(['/profile'], { signedIn: false })).toEqual([]);
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

  it('says again that a file was chosen, which no script may set', async () => {
    setUp();
    document.body.insertAdjacentHTML('beforeend', '<input type="file" name="picture">');
    const picture = find<HTMLInputElement>('[name=picture]');
    // As an element that has a file: it refuses every other value.
    Object.defineProperty(picture, 'value', {
      get: () => 'poster.png',
      set: () => {
        throw new Error('refused');
      },
    });
    picture.dispatchEvent(new Event('input', { bubbles: true }));
    const heard = jest.fn();
    picture.addEventListener('change', heard);
    await hydrated();
    expect(heard).toHaveBeenCalledTimes(1);
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
