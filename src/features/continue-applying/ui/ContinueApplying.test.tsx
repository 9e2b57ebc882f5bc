import { act, screen, waitFor } from '@testing-library/react';
import { jobWanted, selectReturnTo } from '@/entities/session';
import { makeApplicationDto } from '@test/dto/application';
import { makeJobDetailDto } from '@test/dto/job';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';
import { ContinueApplying } from './ContinueApplying';

const PATH = '/lowongan/kasir';
const JOB = makeJobDetailDto({ id: 'job-7', slug: 'kasir', title: 'Kasir' });

function open() {
  const app = renderApp(<ContinueApplying path={PATH} />, { path: '/profile', preloaded: signedInState() });
  act(() => void app.store.dispatch(jobWanted(PATH)));
  return app;
}

const isKept = (store: ReturnType<typeof open>['store']) => selectReturnTo(store.getState(), Date.now()) !== null;

it('leads on to the job', async () => {
  given('get', 'job/by-slug/kasir/', JOB);
  given('get', 'job-application/application-status/', []);
  open();
  expect(await screen.findByRole('link', { name: 'Lanjutkan melamar: Kasir' })).toHaveAttribute('href', '/jobs/kasir');
});

it('can be dismissed', async () => {
  given('get', 'job/by-slug/kasir/', JOB);
  given('get', 'job-application/application-status/', []);
  const { store, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Tutup' }));
  expect(isKept(store)).toBe(false);
});

it.each([
  ['is closed', { ...JOB, status: 'closed' }, []],
  ['was applied to', JOB, [makeApplicationDto({ job: { id: 'job-7', slug: 'kasir' } })]],
])('forgets a job that %s', async (_what, job, applications) => {
  given('get', 'job/by-slug/kasir/', job);
  given('get', 'job-application/application-status/', applications);
  const { store } = open();
  await waitFor(() => expect(isKept(store)).toBe(false));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('forgets a job that is gone, and keeps one that could not be fetched', async () => {
  givenFailure('get', 'job/by-slug/kasir/', 404, { statusCode: 4004 });
  given('get', 'job-application/application-status/', []);
  const gone = open();
  await waitFor(() => expect(isKept(gone.store)).toBe(false));
  gone.unmount();
  givenFailure('get', 'job/by-slug/kasir/', 500);
  const failed = open();
  await waitFor(() => expect(failed.store.getState().responseStatus).toBeDefined());
  expect(isKept(failed.store)).toBe(true);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
