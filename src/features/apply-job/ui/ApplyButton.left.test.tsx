import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { createAppStore, startPersistence } from '@/app/state';
import { sessionDetailsChanged } from '@/entities/session';
import { renderApp, session, signedInState } from '@test/render-app';
import { call, given, givenFailure, givenNoResponse, server } from '@test/server';
import { referenceAsked } from '../model/pending-references';
import { ApplyButton } from './ApplyButton';

const APPLY = 'job-application/apply/';
const JOB = { id: 'job-1', slug: 'staf-gudang-jakarta', isOpen: true };
const QUESTION = { owner: 'candidate-1', job: 'job-1', slug: 'staf-gudang-jakarta' };

beforeEach(() => void given('get', 'job-application/application-status/', []));

/** The application is under way until `respond` is called. */
function givenWaiting(response: () => Response) {
  let respond = () => {};
  const waiting = new Promise<void>((resolve) => (respond = resolve));
  const received = jest.fn();
  server.use(
    http.post(call(APPLY), async () => {
      received();
      await waiting;
      return response();
    }),
  );
  return { respond, received };
}

const stored = () => HttpResponse.json({ statusCode: 2000, message: '', data: null });
const refused = () => HttpResponse.json({ statusCode: 4007, message: 'Lowongan sudah ditutup.' }, { status: 410 });

async function apply(preloaded = signedInState()) {
  const app = renderApp(<ApplyButton job={JOB} />, { path: '/jobs/staf-gudang-jakarta', preloaded });
  await app.user.click(await screen.findByRole('button', { name: 'Apply' }));
  return app;
}

const questions = (store: ReturnType<typeof createAppStore>) => store.getState().pendingReferences.jobs;

it('is kept when the candidate leaves the page while the application is being sent', async () => {
  const { respond, received } = givenWaiting(stored);
  const { unmount, store } = await apply();
  await waitFor(() => expect(received).toHaveBeenCalled());
  unmount();
  expect(questions(store)).toEqual([QUESTION]);
  respond();
  await delay(20);
  expect(questions(store)).toEqual([QUESTION]);
});

it('is kept when the candidate reloads the page while the application is being sent', async () => {
  const { respond, received } = givenWaiting(stored);
  const app = renderApp(<ApplyButton job={JOB} />, { path: '/jobs/staf-gudang-jakarta', preloaded: signedInState() });
  const stop = startPersistence(app.store);
  await app.user.click(await screen.findByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(received).toHaveBeenCalled());
  await waitFor(() => expect(localStorage.getItem('pendingReferences')).toContain('job-1'));
  stop();
  app.unmount();
  const reloaded = createAppStore(signedInState());
  const stopAgain = startPersistence(reloaded);
  await waitFor(() => expect(questions(reloaded)).toEqual([QUESTION]));
  stopAgain();
  respond();
});

it('is taken back once the application is refused, also where the page was left', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const { respond, received } = givenWaiting(refused);
  const { unmount, store } = await apply();
  await waitFor(() => expect(received).toHaveBeenCalled());
  unmount();
  expect(questions(store)).toEqual([QUESTION]);
  respond();
  await waitFor(() => expect(questions(store)).toEqual([]));
  log.mockRestore();
});

it.each([
  ['HTTP 200 with another statusCode', () => server.use(http.post(call(APPLY), () => HttpResponse.json({})))],
  ['a refusal', () => givenFailure('post', APPLY, 409, { statusCode: 4006 })],
])('is not asked after %s', async (_what, givenResponse) => {
  givenResponse();
  const { store } = await apply();
  expect(await screen.findByRole('dialog', { name: 'Gagal Melamar Pekerjaan ini!' })).toBeVisible();
  expect(questions(store)).toEqual([]);
});

it.each([
  ['without a response', () => givenNoResponse('post', APPLY)],
  ['after a failure of the provider', () => givenFailure('post', APPLY, 502)],
])('stays %s: the application may be stored', async (_what, givenResponse) => {
  givenResponse();
  const { store, user } = await apply();
  const dialog = await screen.findByRole('dialog', { name: 'Gagal Melamar Pekerjaan ini!' });
  expect(questions(store)).toEqual([QUESTION]);

  // A refusal of the second attempt says nothing of the first.
  await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
  givenFailure('post', APPLY, 410, { statusCode: 4007 });
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('dialog', { name: 'Gagal Melamar Pekerjaan ini!' })).toBeVisible();
  expect(questions(store)).toEqual([QUESTION]);
});

it('is taken back of a candidate whose id became known meanwhile', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const { respond, received } = givenWaiting(refused);
  const { store } = await apply({ session: { current: { ...session, userId: null }, expired: false } });
  await waitFor(() => expect(received).toHaveBeenCalled());
  store.dispatch(sessionDetailsChanged({ userId: 'candidate-1' }));
  store.dispatch(referenceAsked({ owner: 'candidate-1', job: 'job-2', slug: 'kasir' }));
  respond();
  await waitFor(() => expect(questions(store).map(({ job }) => job)).toEqual(['job-2']));
  log.mockRestore();
});
