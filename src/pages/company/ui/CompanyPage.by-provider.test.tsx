import '@test/search-by-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { givenCapabilities } from '@test/capabilities';
import { makeJobDto, makeJobDtos } from '@test/dto/job';
import { renderApp } from '@test/render-app';
import { call, given, givenFailure, server } from '@test/server';
import { CompanyPage } from './CompanyPage';

const company = { name: 'PT. Maju', logo: null, banner: null };

const open = (path = '/perusahaan/pt-maju') => renderApp(<CompanyPage />, { path, pattern: '/perusahaan/:slug' });

/** The provider's search has these jobs of the company. */
function givenCompany(jobs: ReturnType<typeof makeJobDto>[]) {
  const calls: Record<string, string>[] = [];
  server.use(
    http.get(call('job/search/'), ({ request }) => {
      const params = new URL(request.url).searchParams;
      calls.push(Object.fromEntries(params));
      const found = jobs.filter(({ status }) => !params.get('open') || status === 'open');
      const [page, pageSize] = [Number(params.get('page')), Number(params.get('pageSize'))];
      return HttpResponse.json({
        statusCode: 2000,
        message: '',
        data: found.slice((page - 1) * pageSize, page * pageSize).map((job) => ({ ...job, matchedIn: [] })),
        meta: { total: found.length, page, pageSize, facets: {} },
      });
    }),
  );
  return calls;
}

it('asks the provider for one page at a time, and never for the whole list', async () => {
  givenCapabilities('jobSearch', 'jobSearchList');
  const lists = given('get', 'job/list/', []);
  const calls = givenCompany(makeJobDtos(25, () => ({ company })));
  const { user } = open('/perusahaan/pt-maju?page=2');
  await screen.findByText('25 lowongan terbuka Halaman 2 dari 3');
  expect(screen.getByRole('heading', { level: 1, name: 'PT. Maju' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Halaman 3' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
  expect(calls).toEqual(
    ['2', '3'].map((page) => ({ company: 'pt-maju', open: 'true', sort: 'newest', page, pageSize: '10' })),
  );
  expect(lists).toHaveLength(0);
});

it('tells a company without open jobs from one that is unknown', async () => {
  givenCapabilities('jobSearch', 'jobSearchList');
  givenCompany([makeJobDto({ company, status: 'closed' })]);
  const { unmount } = open();
  expect(await screen.findByText('Belum ada lowongan terbuka.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'PT. Maju' })).toBeVisible();
  unmount();
  givenCompany([]);
  open('/perusahaan/tidak-ada');
  expect(await screen.findByRole('alert')).toHaveTextContent('Perusahaan ini tidak ditemukan.');
});

it('offers to try again after a failure', async () => {
  givenCapabilities('jobSearch', 'jobSearchList');
  givenFailure('get', 'job/search/', 400);
  const { user } = open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Lowongan perusahaan ini tidak dapat dimuat.');
  givenCompany([makeJobDto({ title: 'Kasir', company })]);
  await user.click(within(alert).getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('article', { name: 'Kasir' })).toBeVisible();
});

it('takes the list of a provider that knows no companies', async () => {
  givenCapabilities('jobSearch');
  given('get', 'job/list/', [makeJobDto({ title: 'Kasir', company })]);
  open();
  expect(await screen.findByRole('article', { name: 'Kasir' })).toBeVisible();
});
