import '@test/search-by-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { givenCapabilities } from '@test/capabilities';
import { makeJobDto } from '@test/dto/job';
import { givenJobPages } from '@test/job-pages';
import { renderApp } from '@test/render-app';
import { call, givenFailure, server } from '@test/server';
import { JobList } from './JobList';

const kasir = makeJobDto({ id: 1, title: 'Kasir' });
const barista = makeJobDto({ id: 2, title: 'Barista' });

/** The provider's search finds both, by their requirements. */
function givenSearch() {
  const calls: Record<string, string>[] = [];
  server.use(
    http.get(call('job/search/'), ({ request }) => {
      const params = new URL(request.url).searchParams;
      calls.push(Object.fromEntries(params));
      return HttpResponse.json({
        statusCode: 2000,
        message: '',
        data: [kasir, barista].map((job) => ({
          ...job,
          matchedIn: [{ field: 'requirements', term: 'smk', via: 'word' }],
        })),
        meta: {
          total: 2,
          page: 1,
          pageSize: Number(params.get('pageSize')),
          facets: {
            function: [{ name: 'Ritel', count: 1 }],
            city: [
              { name: 'Kota Bekasi', count: 2 },
              { name: 'Kabupaten Bekasi', count: 3 },
            ],
            near: [{ name: 'Kota Bekasi', count: 5 }],
            postedWithin: [{ days: 7, count: 1 }],
          },
        },
      });
    }),
  );
  return calls;
}

const open = (path = '/jobs') => renderApp(<JobList />, { path });

const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

it('has no further filters where the provider has no such search', async () => {
  givenCapabilities();
  givenJobPages([kasir]);
  open('/jobs?city=Kota+Bekasi');
  await waitFor(() => expect(titles()).toEqual(['Kasir']));
  expect(screen.queryByRole('button', { name: /Filter lainnya/ })).not.toBeInTheDocument();
});

it('shows what the provider alone finds, below its list', async () => {
  givenCapabilities('jobSearch');
  givenJobPages([kasir]);
  givenSearch();
  open('/jobs?search=kasir');
  const region = await screen.findByRole('region', { name: 'Juga cocok' });
  expect(within(region).getByRole('article', { name: 'Barista' })).toBeVisible();
  expect(titles()).toEqual(['Kasir', 'Barista']);
});

it('offers what the provider counts, and lets it narrow the list', async () => {
  givenCapabilities('jobSearch');
  const pages = givenJobPages([kasir]);
  const calls = givenSearch();
  const { user } = open();
  await waitFor(() => expect(titles()).toEqual(['Kasir']));
  await user.click(screen.getByRole('button', { name: 'Filter lainnya' }));
  const near = await screen.findByRole('combobox', { name: 'Mudah dijangkau dari' });
  await waitFor(() => expect(near).toBeEnabled());
  expect(within(near).getByRole('option', { name: 'Kota Bekasi (5)' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tayang dalam' }), '7 hari terakhir (1)');
  await waitFor(() => expect(titles()).toEqual(['Kasir', 'Barista']));
  expect(calls).toContainEqual({ postedWithin: '7', sort: 'newest', page: '1', pageSize: '10' });
  expect(pages).toHaveLength(1);
});

it('narrows the list by the title alone where the provider can', async () => {
  givenCapabilities('jobSearch', 'jobSearchList');
  const pages = givenJobPages([kasir]);
  const calls = givenSearch();
  open('/jobs?search=kasir&location=bali&postedWithin=7');
  await waitFor(() =>
    expect(calls).toContainEqual({
      search: 'kasir',
      location: 'bali',
      postedWithin: '7',
      sort: 'newest',
      page: '1',
      pageSize: '10',
    }),
  );
  // The region searches all fields.
  await waitFor(() =>
    expect(calls).toContainEqual({ q: 'kasir bali', place: 'bali', postedWithin: '7', page: '1', pageSize: '50' }),
  );
  expect(pages).toHaveLength(0);
});

it('keeps a filter of which the provider tells nothing, disabled', async () => {
  givenCapabilities('jobSearch');
  givenJobPages([kasir]);
  givenSearch();
  const { user } = open();
  await waitFor(() => expect(titles()).toEqual(['Kasir']));
  await user.click(screen.getByRole('button', { name: 'Filter lainnya' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Bidang' })).toBeEnabled());
  expect(screen.getByRole('combobox', { name: 'Gaji minimal' })).toBeDisabled();
});

it('lets filters be chosen where they cannot be counted, and counts again', async () => {
  givenCapabilities('jobSearch');
  givenJobPages([kasir]);
  givenFailure('get', 'job/search/', 400);
  const { user } = open();
  await waitFor(() => expect(titles()).toEqual(['Kasir']));
  await user.click(screen.getByRole('button', { name: 'Filter lainnya' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Jumlah lowongan tiap pilihan belum bisa dihitung.');
  const days = screen.getByRole('combobox', { name: 'Tayang dalam' });
  expect(days).toBeEnabled();
  expect(within(days).getByRole('option', { name: '7 hari terakhir' })).toBeInTheDocument();
  givenSearch();
  await user.click(within(alert).getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('option', { name: '7 hari terakhir (1)' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('names the place of a link as the provider does, and drops one that is none', async () => {
  givenCapabilities('jobSearch');
  givenJobPages([kasir]);
  const calls = givenSearch();
  const { router } = open('/jobs?city=sleman&near=Atlantis');
  await waitFor(() => expect(router.state.location.search).toBe('?city=Kabupaten+Sleman'));
  await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ city: 'Kabupaten Sleman' })));
});
