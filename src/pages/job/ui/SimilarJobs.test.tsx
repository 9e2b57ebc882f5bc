import { act, screen, waitFor, within } from '@testing-library/react';
import { makeApplicationDto } from '@test/dto/application';
import { makeJobDetailDto, makeJobDto } from '@test/dto/job';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';
import { JobPage } from './JobPage';

const OTHERS = [
  makeJobDto({ id: 'medan', slug: 'a', title: 'Warehouse Staff', city: { name: 'Kota Medan' }, location: null }),
  makeJobDto({ id: 'bekasi', slug: 'b', title: 'Staf Gudang Malam' }),
  makeJobDto({ id: 'closed', slug: 'c', title: 'Gudang', status: 'closed' }),
  makeJobDto({ id: 'applied', slug: 'd', title: 'Staf Pergudangan' }),
  makeJobDto({ id: 'other', slug: 'e', title: 'Perawat' }),
];

/** Scrolls everything into view. */
let scroll: (() => void)[] = [];
let Original: typeof IntersectionObserver;
beforeEach(() => {
  scroll = [];
  Original = window.IntersectionObserver;
  window.IntersectionObserver = class extends Original {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      scroll.push(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this));
    }
  };
});
afterEach(() => {
  window.IntersectionObserver = Original;
});

async function open() {
  given('get', 'job/by-slug/staf-gudang/', makeJobDetailDto());
  const view = renderApp(<JobPage />, {
    path: '/jobs/staf-gudang',
    pattern: '/jobs/:slug',
    preloaded: signedInState(),
  });
  await screen.findByRole('heading', { level: 1, name: 'Staf Gudang' });
  return view;
}

const region = () => screen.findByRole('region', { name: 'Lowongan serupa' });

it('shows similar open jobs which were not applied to, the nearest first, once they are scrolled to', async () => {
  given('get', 'job/list/', [makeJobDto(), ...OTHERS]);
  given('get', 'job-application/application-status/', [makeApplicationDto({ job: { id: 'applied' } })]);
  given('get', 'job/by-slug/a/', makeJobDetailDto({ id: 'medan', slug: 'a', title: 'Warehouse Staff' }));
  const { user, router } = await open();
  expect(screen.queryByRole('region', { name: 'Lowongan serupa' })).not.toBeInTheDocument();
  act(() => scroll.forEach((reach) => reach()));
  const titles = within(await region())
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
  expect(titles).toEqual(['Staf Gudang Malam', 'Warehouse Staff']);
  await user.click(within(await region()).getByRole('link', { name: 'Warehouse Staff' }));
  expect(router.state.location.pathname).toBe('/jobs/a');
  expect(await screen.findByRole('heading', { level: 1, name: 'Warehouse Staff' })).toBeVisible();
});

it('is not there when there is none', async () => {
  const lists = given('get', 'job/list/', [makeJobDto()]);
  const applications = given('get', 'job-application/application-status/', []);
  await open();
  act(() => scroll.forEach((reach) => reach()));
  await waitFor(() => expect(applications).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Lowongan serupa' })).not.toBeInTheDocument());
  expect(lists).toHaveLength(1);
});

it('says so when the applications cannot be loaded, and tries again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  given('get', 'job/list/', [makeJobDto(), ...OTHERS]);
  givenFailure('get', 'job-application/application-status/', 500);
  const { user } = await open();
  act(() => scroll.forEach((reach) => reach()));
  const alert = await within(await region()).findByRole('alert');
  expect(alert).toHaveTextContent('Lowongan serupa belum bisa ditampilkan.');
  given('get', 'job-application/application-status/', []);
  await user.click(within(alert).getByRole('button', { name: 'Coba lagi' }));
  expect(await within(await region()).findByRole('article', { name: 'Warehouse Staff' })).toBeVisible();
  log.mockRestore();
});
