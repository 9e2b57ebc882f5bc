import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { AppProviders } from '@/app/AppProviders';
import { createAppStore } from '@/app/state';
import { startCapabilities } from '@/entities/capability';
import type { AppStore, RootState } from '@/app/state';
import { givenResponse } from './capabilities';
import { noStyles } from './in-theme';
import { noDelay } from './session';
import { setUpUser } from './set-up-user';

export * from './session';

interface Options {
  /** Address to start at. */
  path?: string;
  /** The element's own pattern, when it reads parameters. */
  pattern?: string;
  /** State to start from. */
  preloaded?: Partial<RootState>;
  /** Instead of a store of its own. */
  store?: AppStore;
  /** Further routes that the element leads to; without them, every other path shows its address. */
  routes?: RouteObject[];
}

/** The app's store, which knows what the provider can do. */
function createTestStore(preloaded?: Partial<RootState>): AppStore {
  const store = createAppStore(preloaded, { delay: noDelay });
  startCapabilities(store, givenResponse());
  return store;
}

/**
 * Mounts an element in the whole app's store, theme, toasts and a router of its own.
 *
 * @returns the render result, the store, the router and a user of `userEvent`
 */
export function renderApp(
  element: ReactElement,
  { path = '/', pattern, preloaded, store = createTestStore(preloaded), routes = [] }: Options = {},
) {
  const router = createMemoryRouter(
    [
      { path: pattern ?? path.split(/[?#]/)[0] ?? '/', element },
      ...routes,
      { path: '*', element: <p>halaman lain</p> },
    ],
    { initialEntries: [path] },
  );
  const user = setUpUser();
  const view = render(
    <CacheProvider value={noStyles}>
      <AppProviders store={store}>
        <RouterProvider router={router} />
      </AppProviders>
    </CacheProvider>,
  );
  return { ...view, store, router, user };
}
