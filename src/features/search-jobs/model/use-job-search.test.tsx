import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { useJobSearch } from './use-job-search';

/** More than the pause after which what was typed goes into the address. */
const PAUSE = 500;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(path = '/jobs') {
  let element: ReactNode;
  const router = createMemoryRouter([{ path: '/jobs', Component: () => element }], { initialEntries: ['/', path] });
  const { result } = renderHook(() => useJobSearch(), {
    wrapper: ({ children }) => {
      element = children;
      return <RouterProvider router={router} />;
    },
  });
  const settle = (time = 0) => act(() => jest.advanceTimersByTimeAsync(time));
  const type = async (text: string) => {
    for (let length = 1; length <= text.length; length += 1) {
      act(() => result.current.actions.type({ search: text.slice(0, length) }));
      await settle(50);
    }
  };
  const go = async (delta: number) => {
    await act(() => router.navigate(delta));
    await settle(PAUSE);
  };
  return { result, router, settle, type, go, address: () => router.state.location.search };
}

it('reads the search from the address', () => {
  const { result } = start(
    '/jobs?tab=explore&search=admin&location=bali&type=contract&workplace=remote&sort=oldest&page=3',
  );
  expect(result.current.search).toEqual({
    tab: 'explore',
    search: 'admin',
    location: 'bali',
    workingType: 'contract',
    workplace: 'remote',
    sort: 'oldest',
    page: 3,
  });
});

it('shows a letter at once and writes it into the address after a pause', async () => {
  const { result, settle, type, address } = start();
  await type('kasir');
  expect(result.current.search.search).toBe('kasir');
  expect(address()).toBe('');
  await settle(PAUSE);
  expect(address()).toBe('?search=kasir');
});

it('does not wait when the text box is left', async () => {
  const { result, settle, type, address } = start();
  await type('kasir');
  act(() => result.current.actions.leave());
  await settle();
  expect(address()).toBe('?search=kasir');
});

it('does not wait with what was chosen, so that going back at once leads to the search before it', async () => {
  const { result, settle, go, address } = start('/jobs?search=kasir');
  act(() => result.current.actions.clear());
  await settle();
  expect(address()).toBe('');
  await go(-1);
  expect(result.current.search.search).toBe('kasir');
});

it('makes one entry of the history of all letters, with pauses or without', async () => {
  const { result, settle, type, go, address } = start('/jobs?sort=oldest');
  await type('ka');
  await settle(PAUSE);
  await type('kasir');
  await settle(PAUSE);
  expect(address()).toBe('?search=kasir&sort=oldest');
  await go(-1);
  expect(address()).toBe('?sort=oldest');
  expect(result.current.search.search).toBe('');
});

it('makes an entry of each search that was made', async () => {
  const { result, settle, type, go } = start();
  for (const text of ['kasir', 'admin']) {
    await type(text);
    act(() => result.current.actions.commit());
    await settle(PAUSE);
  }
  await go(-1);
  expect(result.current.search.search).toBe('kasir');
  await go(-1);
  expect(result.current.search.search).toBe('');
  await go(1);
  expect(result.current.search.search).toBe('kasir');
});

it('writes a filter once the list has shown it, together with what was typed before', async () => {
  const { result, settle, type, address } = start();
  await type('kasir');
  act(() => result.current.actions.change({ workplace: 'wfo' }));
  expect(result.current.search.workplace).toBe('wfo');
  await settle(60);
  expect(address()).toBe('?search=kasir&workplace=wfo');
});

it('goes back to page 1 when the search changes, and keeps the page otherwise', async () => {
  const { result, settle, address } = start('/jobs?search=a&page=2');
  act(() => result.current.actions.goToPage(3));
  await settle(60);
  expect(address()).toBe('?search=a&page=3');
  act(() => result.current.actions.change({ sort: 'oldest' }));
  await settle(60);
  expect(address()).toBe('?search=a&sort=oldest');
});

it('keeps letters that were typed while the address changed', async () => {
  const { result, settle, type, address } = start();
  await type('kas');
  await act(() => jest.advanceTimersByTimeAsync(PAUSE));
  act(() => result.current.actions.type({ search: 'kasir ' }));
  await settle();
  expect(result.current.search.search).toBe('kasir ');
  await settle(PAUSE);
  expect(result.current.search.search).toBe('kasir ');
  expect(address()).toBe('?search=kasir+');
});

it('does not write what was typed over the address that back led to', async () => {
  const { result, router, type, go, settle, address } = start('/jobs?search=admin');
  await act(() => router.navigate('/jobs?search=guru'));
  await type('guru besar');
  await go(-1);
  await settle(PAUSE);
  expect(address()).toBe('?search=admin');
  expect(result.current.search.search).toBe('admin');
});

it('follows a link to the list as it opens', async () => {
  const { result, router } = start('/jobs?search=admin&page=2');
  await act(() => router.navigate('/jobs'));
  expect(result.current.search).toMatchObject({ search: '', page: 1 });
});

it('writes nothing for an address with garbage', async () => {
  const { router, settle, address } = start('/jobs?page=-3&sort=abc&x=1');
  const { key } = router.state.location;
  await settle(PAUSE);
  expect(address()).toBe('?page=-3&sort=abc&x=1');
  expect(router.state.location.key).toBe(key);
});

it('keeps its actions the same', async () => {
  const { result, settle, type } = start();
  const { actions } = result.current;
  await type('kasir');
  await settle(PAUSE);
  expect(result.current.actions).toBe(actions);
});

describe('a vacancy that is opened right after a letter', () => {
  /** The list in the browser's own address. Pages that are opened wait for their chunk, and the list stays meanwhile. */
  function startInBrowser() {
    window.history.replaceState(null, '', '/jobs');
    const { result } = renderHook(() => useJobSearch(), { wrapper: BrowserRouter });
    act(() => result.current.actions.type({ search: 'kasir' }));
    return result;
  }

  const openJob = () => window.history.pushState(null, '', '/jobs/kasir');

  afterEach(() => window.history.replaceState(null, '', '/'));

  it('stays open: the search is not written over its address', async () => {
    startInBrowser();
    openJob();
    await act(() => jest.advanceTimersByTimeAsync(PAUSE));
    expect(window.location.pathname + window.location.search).toBe('/jobs/kasir');
  });

  it('leads back to the list as it was, for the search is in the address before a text box that is left', () => {
    const result = startInBrowser();
    act(() => result.current.actions.leave());
    expect(window.location.search).toBe('?search=kasir');
  });
});
