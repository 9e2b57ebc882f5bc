import { configureStore } from '@reduxjs/toolkit';
import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { createElement } from 'react';
import { Provider } from 'react-redux';
import { call, server } from '@test/server';
import { capabilitySlice, requestCapabilities, selectHasFeature, startCapabilities } from './capabilities';
import { useCapability, useDecidedCapability } from './use-capability';

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

const makeStore = () => configureStore({ reducer: { [capabilitySlice.reducerPath]: capabilitySlice.reducer } });

type Store = ReturnType<typeof makeStore>;

/** The store of an app that starts with what a page says, or with a page that says nothing. */
function started(sent: unknown = null) {
  const store = makeStore();
  startCapabilities(store, sent);
  return store;
}

const has = (store: Store, name: string) => selectHasFeature(store.getState(), name);

const untilKnown = (store: Store) => waitFor(() => expect(has(store, '')).toBe(false));

beforeEach(() => {
  window.requestIdleCallback = (callback) => window.setTimeout(callback, 0);
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.restoreAllMocks();
});

it('takes what the page says, without a request', () => {
  const store = started(whole({ applicationEvents: 1 }));
  expect([has(store, 'applicationEvents'), has(store, 'applicationWithdraw')]).toEqual([true, false]);
});

it.each([
  ['a version of tomorrow', { version: 2, features: { applicationEvents: 1 } }],
  ['a feature in a version of tomorrow', whole({ applicationEvents: 2 })],
  ['a feature that is no number', whole({ applicationEvents: true })],
  ['no features', { version: 1 }],
  ['features that are none', { version: 1, features: ['applicationEvents'] }],
  ['something else', '<h1>'],
])('has no feature where the page says %s', (_what, sent) => {
  expect(has(started(sent), 'applicationEvents')).toBe(false);
});

it.each(['toString', 'constructor', '__proto__'])('has no feature by the name %s', (name) => {
  expect(has(started(whole({})), name)).toBe(false);
});

describe('where the page says nothing', () => {
  it('requests once, when the browser is idle or a component needs it at once, without the session', async () => {
    const requests = givenProvider(() => json(whole({ applicationEvents: 1 })));
    const store = started();
    expect(has(store, 'applicationEvents')).toBeUndefined();
    void store.dispatch(requestCapabilities());
    await untilKnown(store);
    await delay(50);
    expect(has(store, 'applicationEvents')).toBe(true);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.get('Authorization')).toBeNull();
  });

  it.each([
    ['404', () => json({ statusCode: 4004, message: 'Tidak ditemukan.' }, 404)],
    ['a failure that looks like a success', () => json(whole({ applicationEvents: 1 }), 500)],
    ['a page', () => HttpResponse.html('<h1>Titian</h1>')],
    ['a version of tomorrow', () => json({ version: 2, features: { applicationEvents: 1 } })],
    ['an envelope', () => json({ statusCode: 2000, message: '', data: whole({ applicationEvents: 1 }) })],
  ])('has no feature when the provider responds with %s, says nothing, and remembers that', async (_what, respond) => {
    const requests = givenProvider(respond);
    const store = started();
    await untilKnown(store);
    expect(has(store, 'applicationEvents')).toBe(false);
    expect(has(started(), 'applicationEvents')).toBe(false);
    await delay(50);
    expect(requests).toHaveLength(1);
  });

  it('has no feature without a response, and requests again on the next page', async () => {
    const requests = givenProvider(() => HttpResponse.error());
    for (const store of [started(), started()]) {
      await untilKnown(store);
      expect(has(store, 'applicationEvents')).toBe(false);
    }
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['for 24 hours', DAY - 1_000, 0],
    ['no longer than 24 hours', DAY, 1],
    ['not after the clock was set back', -1_000, 1],
  ])('remembers on this device %s', async (_what, later, expected) => {
    givenProvider(() => json(whole({ applicationEvents: 1 })));
    await untilKnown(started());
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + later);
    const requests = givenProvider(() => json(whole({ applicationWithdraw: 1 })));
    const store = started();
    await untilKnown(store);
    expect(has(store, 'applicationEvents')).toBe(expected === 0);
    expect(requests).toHaveLength(expected);
  });

  it('knows what an earlier page said', () => {
    started(whole({ applicationWithdraw: 1 }));
    expect(has(started(), 'applicationWithdraw')).toBe(true);
  });

  it.each(['{', '7', 'null', '{"at":"x","features":{"applicationEvents":1}}', '{"features":null,"at":1}'])(
    'requests where %s is stored',
    async (text) => {
      window.localStorage.setItem('titian:capabilities', text);
      const requests = givenProvider(() => json(whole({ applicationEvents: 1 })));
      const store = started();
      await untilKnown(store);
      expect([has(store, 'applicationEvents'), requests.length]).toEqual([true, 1]);
    },
  );

  it('works where nothing can be stored', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    givenProvider(() => json(whole({ applicationEvents: 1 })));
    const store = started();
    await untilKnown(store);
    expect(has(store, 'applicationEvents')).toBe(true);
  });
});

it('shows what needs a feature once the provider is known to have it; one that decides requests it at once', async () => {
  function Timeline() {
    const isDecided = useDecidedCapability('applicationEvents') !== undefined;
    return createElement('p', null, useCapability('applicationEvents') ? 'linimasa' : 'tanpa', isDecided && ', pasti');
  }
  givenProvider(() => json(whole({ applicationEvents: 1 })));
  render(createElement(Provider, { store: makeStore(), children: createElement(Timeline) }));
  expect(screen.getByText('tanpa')).toBeVisible();
  expect(await screen.findByText('linimasa, pasti')).toBeVisible();
});
