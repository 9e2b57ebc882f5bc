import '@test/search-by-provider';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { JobList } from '@/widgets/job-list';
import { renderApp } from '@test/render-app';
import { call, server } from '@test/server';
import { jobListUrl } from './job-list-url';

it('is the first page, where the provider does the searching', async () => {
  const requests: Request[] = [];
  server.use(
    http.get(call('job/list/'), ({ request }) => {
      requests.push(request);
      return HttpResponse.json({ statusCode: 2000, message: '', data: [], meta: { total: 0, page: 1, pageSize: 10 } });
    }),
  );
  renderApp(<JobList />, { path: '/jobs' });
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toMatchObject({
    url: new URL(jobListUrl(), window.location.href).href,
    mode: 'cors',
    credentials: 'same-origin',
  });
});
