import '@testing-library/jest-dom';
import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure, renderHook } from '@testing-library/react';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import * as React from 'react';
import { loadSessionCipher } from '../src/entities/session/model/session-cookie';
import { server } from './server';

// What Testing Library does when it is loaded, which is once for many files.
expect.extend(Object.fromEntries(Object.entries(matchers).filter(([name]) => name !== 'default')));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// A busy machine is no reason to fail.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 5000 });

/**
 * React's development build takes a stack trace for each element made, up to ten thousand a second: a fifth of these
 * tests' time, for a hint that only its developer tools show. Past that number it takes none.
 */
Object.entries(React).forEach(([name, value]) => {
  if (!name.startsWith('__CLIENT_INTERNALS')) return;
  Object.defineProperty(value, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
});

/**
 * React makes a `FormData` of a form whose submit handler navigates, and the one of Node, which fetch needs, refuses
 * jsdom's form: this one takes it, and leaves it empty.
 */
class FormDataOfAnyForm extends FormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
}

// As in a tab where somebody has signed in.
beforeAll(loadSessionCipher);

beforeAll(() => {
  globalThis.FormData = FormDataOfAnyForm;
  // jsdom does not scroll or lay out.
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia ??= (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  });
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.IntersectionObserver ??= class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  server.listen({ onUnhandledRequest: 'error' });
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.cookie = 'titian=; Max-Age=0; path=/';
});

afterAll(() => server.close());

// Each file begins without styles, which jsdom looks through for each role that a test asks for.
afterAll(() => {
  const { result, unmount } = renderHook(() => useEmotionCache());
  const cache = result.current;
  unmount();
  if (!cache) return;
  cache.sheet.flush();
  cache.inserted = {};
  cache.registered = {};
});
