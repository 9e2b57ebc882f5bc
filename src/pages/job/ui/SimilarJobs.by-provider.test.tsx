import '@test/search-by-provider';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { givenCapabilities } from '@test/capabilities';
import type { JobDetail } from '@/entities/job';
import { makeJobDto } from '@test/dto/job';
import { bookmarked } from '@test/jobs-page';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, givenFailure, server } from '@test/server';
import { SimilarJobs } from './SimilarJobs';

const job: JobDetail = {
  ...bookmarked({ id: 'job-1', title: 'Staf Gudang Malam', city: 'Kota Bekasi', province: 'Jawa Barat' }),
  description: '',
  requirements: '',
  functionOfInterest: 'Logistik',
  industry: null,
  minSalary: null,
  maxSalary: null,
  benefits: [],
  signals: [],
};

/** The provider's search finds these, whatever is looked for. */
function givenFound(jobs: ReturnType<typeof makeJobDto>[]) {
  const calls: Record<string, string>[] = [];
  server.use(
    http.get(call('job/search/'), ({ request }) => {
      calls.push(Object.fromEntries(new URL(request.url).searchParams));
      const data = jobs.map((found) => ({ ...found, matchedIn: [] }));
      const meta = { total: jobs.length, page: 1, pageSize: 50, facets: {} };
      return HttpResponse.json({ statusCode: 2000, message: '', data, meta });
    }),
  );
  return calls;
}

const open = () => renderApp(<SimilarJobs job={job} />, { preloaded: signedInState() });

beforeEach(() => {
  givenCapabilities('jobSearch');
  given('get', 'job-application/application-status/', []);
});

it('looks for the words of the work and for the function, near and anywhere', async () => {
  const pages = given('get', 'job/list/', []);
  const calls = givenFound([
    makeJobDto({ id: 'a', slug: 'a', title: 'Warehouse Staff' }),
    makeJobDto({ id: 'b', slug: 'b', title: 'Perawat' }),
  ]);
  open();
  expect(screen.getByRole('status', { name: 'Memuat lowongan serupa' })).toBeInTheDocument();
  expect(await screen.findByRole('article', { name: 'Warehouse Staff' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Perawat' })).not.toBeInTheDocument();
  const page = { page: '1', pageSize: '50' };
  expect(calls).toHaveLength(4);
  expect(calls).toContainEqual({ q: 'gudang', near: job.city, ...page });
  expect(calls).toContainEqual({ q: 'gudang', ...page });
  expect(calls).toContainEqual({ function: 'Logistik', near: job.city, ...page });
  expect(calls).toContainEqual({ function: 'Logistik', ...page });
  expect(pages).toHaveLength(0);
});

it('says so when the search fails, and tries again', async () => {
  givenFailure('get', 'job/search/', 400);
  const { user } = open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Lowongan serupa belum bisa ditampilkan.');
  givenFound([makeJobDto({ id: 'a', slug: 'a', title: 'Warehouse Staff' })]);
  await user.click(within(alert).getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('article', { name: 'Warehouse Staff' })).toBeVisible();
});
