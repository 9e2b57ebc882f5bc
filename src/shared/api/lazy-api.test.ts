import type * as LazyApiModule from './lazy-api';

/** As the app begins: nothing has been loaded. */
function setUp() {
  let module: typeof LazyApiModule | undefined;
  jest.isolateModules(() => {
    module = jest.requireActual<typeof LazyApiModule>('./lazy-api');
  });
  return module as typeof LazyApiModule;
}

const api = { reducerPath: 'provider' } as LazyApiModule.LazyApi;
const setupListeners = () => undefined;

it('is injected into every store that was made before it was loaded, once', () => {
  const { apiLoaded, loadedApi, onApiLoaded } = setUp();
  const inject = [jest.fn(), jest.fn()];
  inject.forEach((one) => onApiLoaded(one));
  expect(loadedApi()).toBeNull();
  expect(inject[0]).not.toHaveBeenCalled();
  apiLoaded(api, setupListeners);
  apiLoaded(api, setupListeners);
  for (const one of inject) expect(one.mock.calls).toEqual([[{ api, setupListeners }]]);
  expect(loadedApi()).toBe(api);
});

it('is injected at once into a store that is made afterwards', () => {
  const { apiLoaded, onApiLoaded } = setUp();
  apiLoaded(api, setupListeners);
  const inject = jest.fn();
  onApiLoaded(inject);
  expect(inject).toHaveBeenCalledTimes(1);
});
