import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeJobDto, makeJobDtos } from '@test/dto/job';
import { embedJobs } from '@test/embed-jobs';
import { renderApp } from '@test/render-app';
import { call, given, givenNoResponse, server } from '@test/server';
import { JobList } from './JobList';

const embedded = () => document.getElementById('jobs');
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

/** A list that comes when it is released, and how often it was requested. */
function heldList(data: ReturnType<typeof makeJobDtos>) {
  let release: () => void = () => undefined;
  let calls = 0;
  const released = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.get(call('job/list/'), async () => {
      calls += 1;
      await released;
      return HttpResponse.json({ statusCode: 2000, message: '', data });
    }),
  );
  return { release, calls: () => calls };
}

afterEach(() => embedded()?.remove());

it('shows the jobs that came with the page in the first render, and the list, which is requested once, after them', async () => {
  embedJobs(makeJobDtos(10));
  const list = heldList(makeJobDtos(12));
  renderApp(<JobList />, { path: '/jobs' });
  expect(titles()).toHaveLength(10);
  expect(screen.getByText('25 lowongan')).toBeVisible();
  expect(screen.getByText('Halaman 1 dari 3')).toBeVisible();
  list.release();
  expect(await screen.findByText('12 lowongan')).toBeVisible();
  expect(titles()[0]).toBe('Lowongan 12');
  expect(list.calls()).toBe(1);
  expect(embedded()).toBeNull();
});

it('tells the age of these by the clock of the server, and of the others by that of the device', async () => {
  const job = makeJobDto({ createdAt: '2020-11-24T03:00:00.000Z' });
  embedJobs([job], { now: '2020-11-25T03:00:00.000Z' });
  const list = heldList([job]);
  renderApp(<JobList />, { path: '/jobs' });
  expect(screen.getByText('kemarin')).toBeVisible();
  list.release();
  await waitFor(() => expect(screen.queryByText('kemarin')).not.toBeInTheDocument());
});

it('keeps them when the list fails, says so, and tries again on request', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  embedJobs(makeJobDtos(10));
  givenNoResponse('get', 'job/list/');
  const { user } = renderApp(<JobList />, { path: '/jobs' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Lowongan tidak dapat dimuat.');
  expect(titles()).toHaveLength(10);
  given('get', 'job/list/', makeJobDtos(11));
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('11 lowongan')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  log.mockRestore();
});
