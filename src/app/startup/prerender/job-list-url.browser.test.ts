import { http, HttpResponse } from 'msw';
import { jobApi } from '@/entities/job';
import { makeJobDto } from '@test/dto/job';
import { noDelay, signedInState } from '@test/render-app';
import { call, server } from '@test/server';
import { createAppStore } from '../../state';
import { jobListUrl } from './job-list-url';

it('is what the list requests, as a preload does: without a token, with same-origin credentials', async () => {
  const requests: Request[] = [];
  server.use(
    http.get(call('job/list/'), ({ request }) => {
      requests.push(request);
      return HttpResponse.json({ statusCode: 2000, message: '', data: [makeJobDto()] });
    }),
  );
  const store = createAppStore(signedInState(), { delay: noDelay });
  await store.dispatch(jobApi.endpoints.getJobs.initiate());
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    url: new URL(jobListUrl(), window.location.href).href,
    mode: 'cors',
    credentials: 'same-origin',
  });
  expect(requests[0]?.headers.get('Authorization')).toBeNull();
});
