import { act, screen, waitFor, within } from '@testing-library/react';
import { ApplyButton, pendingReferencesSlice } from '@/features/apply-job';
import { createAppStore, startPersistence } from '@/app/state';
import { signedOut } from '@/entities/session';
import { givenCapabilities } from '@test/capabilities';
import { CONTACT_ALONE, makeProfileDto } from '@test/dto/profile';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, untilCallsSeen } from '@test/server';
import { AfterApplying } from './AfterApplying';

const JOB = { id: 'job-1', slug: 'staf-gudang-jakarta', isOpen: true };

const SECTIONS = ['education', 'work-experience', 'language', 'interest'];

const TOLD = /Perusahaan hanya melihat nama dan kontak\. Lengkapi 8 hal\./;

beforeEach(() => {
  givenCapabilities('applicationPreview');
  given('get', 'job-application/application-status/', []);
  given('post', 'job-application/apply/', null);
  given('post', 'job/job-reference/', null);
});

/** The calls that the alert needs. */
const givenThinProfile = () => [
  given('get', 'candidate/profile/', makeProfileDto(CONTACT_ALONE)),
  ...SECTIONS.map((section) => given('get', `candidate/${section}/`, [])),
  given('get', 'candidate/skill/', { skill: [] }),
  given('get', 'job-application/preview/', { fields: ['name', 'email', 'phoneNumber', 'cv'] }),
];

const onJobPage = (
  <>
    <ApplyButton job={JOB} />
    <AfterApplying isQuiet />
  </>
);

const openJob = () =>
  renderApp(onJobPage, {
    path: '/jobs/staf-gudang-jakarta',
    preloaded: signedInState(),
    routes: [{ path: '/jobs', element: <AfterApplying /> }],
  });

it('tells on the list of jobs, to which applying leads, and not over the dialogs', async () => {
  givenThinProfile();
  const { user, router } = openJob();
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  const prompt = await screen.findByRole('dialog', { name: 'Dari mana Anda mengetahui lowongan ini?' });
  await user.click(within(prompt).getByRole('radio', { name: 'Disnaker' }));
  await user.click(within(prompt).getByRole('button', { name: 'Kirim' }));
  const success = await screen.findByRole('dialog', { name: 'Lamaran Anda Berhasil!' });
  expect(success).toHaveTextContent('Terima Kasih telah melamar pekerjaan ini. Kami akan segera menghubungi kamu!');
  expect(screen.queryByText(TOLD)).not.toBeInTheDocument();
  await user.click(within(success).getByRole('button', { name: 'Lanjut' }));
  expect(router.state.location.pathname).toBe('/jobs');
  expect(await screen.findByText(TOLD)).toBeVisible();
});

it('is there after a reload, until it is put away, and after the next application again', async () => {
  givenThinProfile();
  const first = createAppStore(signedInState());
  const stop = startPersistence(first);
  const sent = pendingReferencesSlice.actions.lastApplicationChanged({ owner: 'candidate-1', job: 'job-1' });
  first.dispatch(sent);
  await waitFor(() => expect(localStorage.getItem('pendingReferences')).toContain('job-1'));
  stop();

  const { store, user } = renderApp(<AfterApplying />, { path: '/jobs', preloaded: signedInState() });
  const stopAgain = startPersistence(store);
  await screen.findByText(TOLD);
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByText(TOLD)).not.toBeInTheDocument();
  act(() => void store.dispatch(sent));
  expect(await screen.findByText(TOLD)).toBeVisible();
  act(() => void store.dispatch(signedOut()));
  await waitFor(() => expect(localStorage.getItem('pendingReferences')).not.toContain('job-1'));
  stopAgain();
});

it.each([
  ['before an application', null],
  ['of another candidate', 'candidate-2'],
])('makes no call and says nothing %s', async (_what, owner) => {
  const calls = givenThinProfile();
  const { store } = renderApp(<AfterApplying />, { path: '/jobs', preloaded: signedInState() });
  if (owner)
    act(() => void store.dispatch(pendingReferencesSlice.actions.lastApplicationChanged({ owner, job: 'job-1' })));
  await untilCallsSeen();
  expect(calls.flat()).toEqual([]);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('has no text and no call for it when the provider implements only the specification', async () => {
  givenCapabilities();
  const calls = givenThinProfile();
  const { user } = openJob();
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  await screen.findByRole('dialog', { name: 'Dari mana Anda mengetahui lowongan ini?' });
  await untilCallsSeen();
  expect(calls.flat()).toEqual([]);
});

it('says nothing after an application that was refused', async () => {
  const calls = givenThinProfile();
  givenFailure('post', 'job-application/apply/', 410, { statusCode: 4007 });
  const { user } = openJob();
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  await screen.findByRole('dialog', { name: 'Gagal Melamar Pekerjaan ini!' });
  await untilCallsSeen();
  expect(calls.flat()).toEqual([]);
});
