import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { loadSessionCipher } from '../src/entities/session/model/session-cookie';
import { givenCapabilities } from './capabilities';
import { server } from './server';

// A busy machine is no reason to fail.
configure({ asyncUtilTimeout: 20_000 });

/**
 * React makes a `FormData` of a form whose submit handler navigates, and the one of Node, which fetch needs, refuses
 * jsdom's form: this one takes it, and leaves it empty.
 */
class FormDataOfAnyForm extends FormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
}

// As in a tab where a candidate has signed in.
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

// A provider with the calls of the two documents alone, unless a test says otherwise.
beforeEach(() => givenCapabilities());

afterEach(() => {
  server.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.cookie = 'titian=; Max-Age=0; path=/';
});

afterAll(() => server.close());
