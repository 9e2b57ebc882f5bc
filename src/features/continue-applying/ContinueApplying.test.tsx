import { act, screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { jobWanted, selectReturnTo } from '@/entities/session';
import { givenCapabilities } from '@test/capabilities';
import { makeApplicationDto } from '@test/dto/application';
import { makeJobDetailDto } from '@test/dto/job';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, givenFailure, givenNoResponse, server, untilCallsSeen } from '@test/server';
import { ContinueApplying } from './ContinueApplying';

const PATH = '/lowongan/kasir';
const JOB = makeJobDetailDto({ id: 'job-7', slug: 'kasir', title: 'Kasir' });

function open(title: string | null = 'Kasir') {
  const app = renderApp(<ContinueApplying path={PATH} title={title} />, {
    path: '/profile',
    preloaded: signedInState(),
  });
  act(() => void app.store.dispatch(jobWanted(PATH)));
  return app;
}

const isStored = (store: ReturnType<typeof open>['store']) => selectReturnTo(store.getState(), Date.now()) !== null;

const link = (name = 'Lanjutkan melamar: Kasir') => screen.getByRole('link', { name });

beforeEach(() => {
  givenCapabilities('publicJobs');
  given('get', 'job-application/application-status/', []);
});

it('leads on to the job at once, before anything is fetched', async () => {
  const requested = jest.fn();
  server.use(
    http.get(call('job/by-slug/kasir/'), () => {
      requested();
      return delay('infinite');
    }),
  );
  open();
  expect(link()).toHaveAttribute('href', '/jobs/kasir');
  await waitFor(() => expect(requested).toHaveBeenCalled());
  expect(link()).toHaveAttribute('href', '/jobs/kasir');
});

it('has the title as soon as it is known, and leads on without it', async () => {
  given('get', 'job/by-slug/kasir/', JOB);
  open(null);
  expect(link('Lanjutkan melamar')).toHaveAttribute('href', '/jobs/kasir');
  await waitFor(() => expect(link()).toHaveAttribute('href', '/jobs/kasir'));
});

it('makes no call to a provider that implements only the specification', async () => {
  givenCapabilities();
  const calls = [
    given('get', 'job/by-slug/kasir/', JOB),
    given('get', 'job-application/application-status/', [makeApplicationDto({ job: { id: 'job-7' } })]),
  ];
  const { store } = open();
  await untilCallsSeen();
  expect(calls.flat()).toEqual([]);
  expect(link()).toHaveAttribute('href', '/jobs/kasir');
  expect(isStored(store)).toBe(true);
});

it('can be dismissed', async () => {
  given('get', 'job/by-slug/kasir/', JOB);
  const { store, user } = open();
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(isStored(store)).toBe(false);
});

it.each([
  ['closed', () => given('get', 'job/by-slug/kasir/', { ...JOB, status: 'closed' })],
  ['gone', () => givenFailure('get', 'job/by-slug/kasir/', 410, { statusCode: 4007 })],
  ['unknown', () => givenFailure('get', 'job/by-slug/kasir/', 404, { statusCode: 4004 })],
])('says of a job that is %s that it is closed, and leads to others', async (_what, givenJob) => {
  givenJob();
  const { store, user } = open();
  expect(await screen.findByText('Lowongan Kasir sudah ditutup.')).toBeVisible();
  expect(screen.getAllByRole('link')).toEqual([link('Cari lowongan lain')]);
  expect(link('Cari lowongan lain')).toHaveAttribute('href', '/jobs');
  expect(isStored(store)).toBe(true);
  await user.click(link('Cari lowongan lain'));
  expect(isStored(store)).toBe(false);
});

it('forgets a job that was applied to', async () => {
  given('get', 'job/by-slug/kasir/', JOB);
  given('get', 'job-application/application-status/', [makeApplicationDto({ job: { id: 'job-7', slug: 'kasir' } })]);
  const { store } = open();
  await waitFor(() => expect(isStored(store)).toBe(false));
});

it.each([
  ['without a connection', () => givenNoResponse('get', 'job/by-slug/kasir/')],
  ['after a failure', () => givenFailure('get', 'job/by-slug/kasir/', 500)],
])('leads on all the same %s', async (_what, givenResponse) => {
  givenResponse();
  const { store } = open();
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"status":"rejected"'));
  expect(link()).toHaveAttribute('href', '/jobs/kasir');
  expect(isStored(store)).toBe(true);
});
