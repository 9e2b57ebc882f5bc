import { act, screen, waitFor, within } from '@testing-library/react';
import { makeApplicationDto } from '@test/dto/application';
import { makeJobDetailDto, makeJobDto, makeJobDtos } from '@test/dto/job';
import { givenJobSearch } from '@test/job-search';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, untilCallsSeen } from '@test/server';
import { JobPage } from './JobPage';

const SIMILAR = [
  makeJobDto({ id: 'bekasi', slug: 'b', title: 'Staf Gudang Malam' }),
  makeJobDto({ id: 'applied', slug: 'd', title: 'Staf Pergudangan' }),
  ...makeJobDtos(8),
];

/** The provider's similar jobs; the newest ones are of no interest. */
const givenSimilar = (similar = SIMILAR) =>
  givenJobSearch((params) => (params.has('similarTo') ? similar : [makeJobDto()]));

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

it('shows six similar jobs which were not applied to, in the order of the provider, once they are scrolled to', async () => {
  const requests = givenSimilar();
  given('get', 'job-application/application-status/', [makeApplicationDto({ job: { id: 'applied' } })]);
  given('get', 'job/by-slug/b/', makeJobDetailDto({ id: 'bekasi', slug: 'b', title: 'Staf Gudang Malam' }));
  const { user, router } = await open();
  expect(screen.queryByRole('region', { name: 'Lowongan serupa' })).not.toBeInTheDocument();
  act(() => scroll.forEach((reach) => reach()));
  await within(await region()).findByRole('article', { name: 'Staf Gudang Malam' });
  const titles = within(await region())
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
  expect(titles).toEqual(['Staf Gudang Malam', ...[1, 2, 3, 4, 5].map((number) => `Lowongan ${number}`)]);
  expect(requests.map(({ params }) => params)).toContainEqual({ similarTo: 'staf-gudang-sinar-laut', pageSize: '20' });
  await user.click(within(await region()).getByRole('link', { name: 'Staf Gudang Malam' }));
  expect(router.state.location.pathname).toBe('/jobs/b');
  expect(await screen.findByRole('heading', { level: 1, name: 'Staf Gudang Malam' })).toBeVisible();
});

it('is not there when there is none', async () => {
  const requests = givenSimilar([]);
  given('get', 'job-application/application-status/', []);
  await open();
  act(() => scroll.forEach((reach) => reach()));
  await waitFor(() => expect(requests.map(({ params }) => 'similarTo' in params)).toContain(true));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Lowongan serupa' })).not.toBeInTheDocument());
});

it('is not there with a provider that does not search', async () => {
  given('get', 'job/list/', SIMILAR);
  given('get', 'job-application/application-status/', []);
  await open();
  act(() => scroll.forEach((reach) => reach()));
  await untilCallsSeen();
  expect(screen.queryByRole('region', { name: 'Lowongan serupa' })).not.toBeInTheDocument();
});

it.each([
  ['the applications cannot be loaded', 'job-application/application-status/'],
  ['the search fails', 'job/search/'],
])('says so when %s, and tries again', async (_when, path) => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  givenSimilar();
  given('get', 'job-application/application-status/', []);
  givenFailure('get', path, 400);
  const { user } = await open();
  act(() => scroll.forEach((reach) => reach()));
  const alert = await within(await region()).findByRole('alert');
  expect(alert).toHaveTextContent('Lowongan serupa belum bisa ditampilkan.');
  givenSimilar();
  given('get', 'job-application/application-status/', []);
  await user.click(within(alert).getByRole('button', { name: 'Coba lagi' }));
  expect(await within(await region()).findByRole('article', { name: 'Staf Gudang Malam' })).toBeVisible();
  log.mockRestore();
});
