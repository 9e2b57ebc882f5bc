import { screen, waitFor } from '@testing-library/react';
import { createPageStore } from '@/app/state';
import { selectReturnTo, selectReturnToCompany, selectReturnToTitle } from '@/entities/session';
import { givenCapabilities } from '@test/capabilities';
import { expectLoggedFailures } from '@test/console';
import { makeJobDetailDto } from '@test/dto/job';
import { makePageState } from '@test/page-state';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, untilCallsSeen } from '@test/server';
import { PublicJobPage } from './PublicJobPage';

const JOB = makeJobDetailDto({ slug: 'kasir', title: 'Kasir', description: '<p>Melayani pembeli.</p>' });

const open = (options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(<PublicJobPage />, { path: '/lowongan/kasir', pattern: '/lowongan/:slug', ...options });

it('shows the whole job to a visitor, and leads to the account to apply', async () => {
  given('get', 'job/public/kasir/', JOB);
  open();
  expect(screen.getByRole('status', { name: 'Memuat lowongan' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Kasir' })).toBeVisible();
  expect(screen.getByText('Melayani pembeli.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/login?next=%2Fjobs%2Fkasir');
  expect(screen.getByText('Untuk melamar Anda perlu masuk atau mendaftar.')).toBeVisible();
});

it('says how its company answers, where the provider knows', async () => {
  given('get', 'job/public/kasir/', { ...JOB, answers: { days: 6, answered: 30, counted: 40 } });
  givenCapabilities('answers', 'publicJobs');
  open();
  const sentence = 'Biasanya menjawab dalam 6 hari · 30 dari 40 pelamar dijawab (180 hari terakhir)';
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('hands the sign-in page the title and company of the job', async () => {
  given('get', 'job/public/kasir/', JOB);
  const { user, store, router } = open();
  await user.click(await screen.findByRole('link', { name: 'Apply' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(selectReturnTo(store.getState(), Date.now())).toBe('/jobs/kasir');
  expect([selectReturnToTitle(store.getState()), selectReturnToCompany(store.getState())]).toEqual([
    'Kasir',
    JOB.company?.name,
  ]);
});

it('leads a signed-in candidate to the job itself', async () => {
  given('get', 'job/public/kasir/', JOB);
  open({ preloaded: signedInState() });
  expect(await screen.findByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/jobs/kasir');
  expect(screen.queryByText(/perlu masuk/)).not.toBeInTheDocument();
});

it('makes no call for the job that came with the page, and tells its age by the clock of the server', async () => {
  const job = { ...JOB, createdAt: '2026-11-24T03:00:00.000Z' };
  const responses = [{ endpoint: 'getPublicJob', arg: 'kasir', body: { data: job } }];
  const store = await createPageStore(makePageState(responses));
  open({ store });
  // A call would fail the test: the server knows none.
  expect(screen.getByRole('heading', { level: 1, name: 'Kasir' })).toBeVisible();
  expect(screen.getAllByText(/kemarin/)[0]).toBeVisible();
  await untilCallsSeen();
});

it('has no link to apply to a closed job', async () => {
  given('get', 'job/public/kasir/', { ...JOB, status: 'closed' });
  open();
  expect(await screen.findByText('Closed')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply' })).not.toBeInTheDocument();
});

it.each([
  ['unknown', 404, 4004, 'Lowongan tidak ditemukan.'],
  ['removed', 410, 4007, 'Lowongan ini sudah tidak ada.'],
])('says so of a job that is %s', async (_what, status, statusCode, text) => {
  givenCapabilities('publicJobs');
  givenFailure('get', 'job/public/kasir/', status, { statusCode });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Lihat lowongan lain' })).toHaveAttribute('href', '/jobs');
  expectLoggedFailures();
});

it('leads to the page of the specification when the provider serves no public jobs', async () => {
  givenCapabilities();
  givenFailure('get', 'job/public/kasir/', 404);
  const { router } = open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/kasir'));
  expectLoggedFailures();
});

it('offers to try again after a failure', async () => {
  givenFailure('get', 'job/public/kasir/', 500);
  const { user } = open();
  expect(await screen.findByText('Lowongan belum bisa ditampilkan.')).toBeVisible();
  given('get', 'job/public/kasir/', JOB);
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kasir' })).toBeVisible();
  expectLoggedFailures();
});
