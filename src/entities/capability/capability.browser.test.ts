import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { givenCapabilities, givenCapabilityScript } from '@test/capabilities';
import { call, server } from '@test/server';
import { createCapabilityStore } from './capability-store';
import { act, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useCapability } from './use-capability';

describe('capability store', () => {
  const DAY = 24 * 3_600_000;

  const whole = (features: object) => ({ version: 1, features });

  /** The provider responds to `GET capabilities/`; gives back the requests that it gets. */
  function givenProvider(respond: () => Response | Promise<Response>) {
    const requests: Request[] = [];
    server.use(
      http.get(call('capabilities/'), ({ request }) => {
        requests.push(request);
        return respond();
      }),
    );
    return requests;
  }

  const json = (body: object, status = 200) => HttpResponse.json(body as never, { status });

  /** A store to which a component has subscribed, and how often that was told of something new. */
  function subscribed() {
    const store = createCapabilityStore();
    const listener = jest.fn();
    const unsubscribe = store.subscribe(listener);
    return { store, listener, unsubscribe };
  }

  const untilTold = (listener: jest.Mock) => waitFor(() => expect(listener).toHaveBeenCalledTimes(1));

  beforeEach(() => {
    window.requestIdleCallback = (callback) => window.setTimeout(callback, 0);
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    jest.restoreAllMocks();
  });

  it('takes what the page says, without a request', () => {
    givenCapabilities('applicationEvents');
    const { store } = subscribed();
    expect([store.has('applicationEvents'), store.has('applicationWithdraw')]).toEqual([true, false]);
  });

  it.each([
    ['a version of tomorrow', JSON.stringify({ version: 2, features: { applicationEvents: 1 } })],
    ['a feature in a version of tomorrow', JSON.stringify(whole({ applicationEvents: 2 }))],
    ['a feature that is no number', JSON.stringify(whole({ applicationEvents: true }))],
    ['no features', JSON.stringify({ version: 1 })],
    ['features that are none', JSON.stringify({ version: 1, features: ['applicationEvents'] })],
    ['no JSON', '<h1>'],
    ['nothing', ''],
  ])('has no feature where the page says %s', (_what, text) => {
    givenCapabilityScript(text);
    expect(subscribed().store.has('applicationEvents')).toBe(false);
  });

  it.each(['toString', 'constructor', '__proto__'])('has no feature by the name %s', (name) => {
    givenCapabilities();
    expect(subscribed().store.has(name)).toBe(false);
  });

  describe('where the page says nothing', () => {
    beforeEach(() => givenCapabilityScript(null));

    it('requests once, for any number of components, without the session', async () => {
      const requests = givenProvider(() => json(whole({ applicationEvents: 1 })));
      const { store, listener } = subscribed();
      store.subscribe(() => undefined);
      expect(store.has('applicationEvents')).toBe(false);
      await untilTold(listener);
      expect(store.has('applicationEvents')).toBe(true);
      expect(requests).toHaveLength(1);
      expect(requests[0]?.headers.get('Authorization')).toBeNull();
    });

    it('requests nothing before a component wants to know', async () => {
      const requests = givenProvider(() => json(whole({})));
      createCapabilityStore().has('applicationEvents');
      await delay(50);
      expect(requests).toHaveLength(0);
    });

    it('notifies no listener that has unsubscribed', async () => {
      givenProvider(() => json(whole({})));
      const { store, listener, unsubscribe } = subscribed();
      const other = jest.fn();
      store.subscribe(other);
      unsubscribe();
      await untilTold(other);
      expect(listener).not.toHaveBeenCalled();
    });

    it.each([
      ['404', () => json({ statusCode: 4004, message: 'Tidak ditemukan.' }, 404)],
      ['a failure that looks like a success', () => json(whole({ applicationEvents: 1 }), 500)],
      ['a page', () => HttpResponse.html('<h1>Titian</h1>')],
      ['a version of tomorrow', () => json({ version: 2, features: { applicationEvents: 1 } })],
      ['an envelope', () => json({ statusCode: 2000, message: '', data: whole({ applicationEvents: 1 }) })],
    ])(
      'has no feature when the provider responds with %s, says nothing, and remembers that',
      async (_what, respond) => {
        const requests = givenProvider(respond);
        const { store, listener } = subscribed();
        await untilTold(listener);
        expect(store.has('applicationEvents')).toBe(false);
        expect(subscribed().store.has('applicationEvents')).toBe(false);
        await delay(50);
        expect(requests).toHaveLength(1);
      },
    );

    it('has no feature without a response, and requests again on the next page', async () => {
      const requests = givenProvider(() => HttpResponse.error());
      const first = subscribed();
      await untilTold(first.listener);
      expect(first.store.has('applicationEvents')).toBe(false);
      await untilTold(subscribed().listener);
      expect(requests).toHaveLength(2);
    });

    it.each([
      ['for 24 hours', DAY - 1_000, 0],
      ['no longer than 24 hours', DAY, 1],
      ['not after the clock was set back', -1_000, 1],
    ])('remembers on this device %s', async (_what, later, expected) => {
      givenProvider(() => json(whole({ applicationEvents: 1 })));
      await untilTold(subscribed().listener);
      const now = Date.now();
      jest.spyOn(Date, 'now').mockImplementation(() => now + later);
      const requests = givenProvider(() => json(whole({ applicationWithdraw: 1 })));
      const { store, listener } = subscribed();
      if (expected > 0) await untilTold(listener);
      expect(store.has('applicationEvents')).toBe(expected === 0);
      expect(requests).toHaveLength(expected);
    });

    it('knows what an earlier page said', () => {
      givenCapabilities('applicationWithdraw');
      subscribed();
      givenCapabilityScript(null);
      expect(subscribed().store.has('applicationWithdraw')).toBe(true);
    });

    it.each(['{', '7', 'null', '{"at":"x","features":{"applicationEvents":1}}', '{"features":null,"at":1}'])(
      'requests where %s is stored',
      async (text) => {
        window.localStorage.setItem('titian:capabilities', text);
        const requests = givenProvider(() => json(whole({ applicationEvents: 1 })));
        const { store, listener } = subscribed();
        await untilTold(listener);
        expect([store.has('applicationEvents'), requests.length]).toEqual([true, 1]);
      },
    );

    it('works where nothing can be stored', async () => {
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      givenProvider(() => json(whole({ applicationEvents: 1 })));
      const { store, listener } = subscribed();
      await untilTold(listener);
      expect(store.has('applicationEvents')).toBe(true);
    });
  });
});

describe('useCapability', () => {
  function Timeline() {
    return createElement('p', null, useCapability('applicationEvents') ? 'linimasa' : 'tanpa linimasa');
  }

  it('is whether the provider has the feature', () => {
    const { unmount } = render(createElement(Timeline));
    expect(screen.getByText('tanpa linimasa')).toBeVisible();
    unmount();
    givenCapabilities('applicationEvents');
    render(createElement(Timeline));
    expect(screen.getByText('linimasa')).toBeVisible();
  });

  it('takes over a page that was rendered without it, and shows it then', async () => {
    givenCapabilities('applicationEvents');
    const container = document.createElement('div');
    container.innerHTML = renderToString(createElement(Timeline));
    expect(container).toHaveTextContent('tanpa linimasa');
    const onRecoverableError = jest.fn();
    await act(async () => void hydrateRoot(container, createElement(Timeline), { onRecoverableError }));
    expect(container).toHaveTextContent(/^linimasa$/);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
