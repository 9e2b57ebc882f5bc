import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, server } from '@test/server';
import { ApplyButton } from './ApplyButton';

const REFERENCE = 'job/job-reference/';

/** Applies to a job, and waits for the question how it was found. */
async function openPrompt() {
  given('get', 'job-application/application-status/', []);
  given('post', 'job-application/apply/', null);
  const job = { id: 'job-1', slug: 'staf-gudang-jakarta', isOpen: true };
  const app = renderApp(<ApplyButton job={job} />, {
    path: '/jobs/staf-gudang-jakarta',
    preloaded: signedInState(),
  });
  await app.user.click(await screen.findByRole('button', { name: 'Apply' }));
  return { ...app, dialog: await screen.findByRole('dialog', { name: 'Dari mana Anda mengetahui lowongan ini?' }) };
}

it('closes on Escape, says where the question is asked again, and stays on the page', async () => {
  const references = given('post', REFERENCE, null);
  const { dialog, user, store, router } = await openPrompt();
  expect(store.getState().pendingReferences.jobs).toEqual([
    { owner: 'candidate-1', job: 'job-1', slug: 'staf-gudang-jakarta' },
  ]);
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
  expect(await screen.findByText(/Pertanyaan ini dapat dijawab nanti di Status Lamaran\./)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(references).toEqual([]);
  expect(store.getState().pendingReferences.jobs).toHaveLength(1);
  expect(router.state.location.pathname).toBe('/jobs/staf-gudang-jakarta');
});

it('is not asked again once it is answered', async () => {
  given('post', REFERENCE, null);
  const { dialog, user, store } = await openPrompt();
  await user.click(within(dialog).getByRole('radio', { name: 'Disnaker' }));
  await user.click(within(dialog).getByRole('button', { name: 'Kirim' }));
  await screen.findByRole('dialog', { name: 'Lamaran Anda Berhasil!' });
  expect(store.getState().pendingReferences.jobs).toEqual([]);
});

it('shows no success of what was left while it was being sent', async () => {
  let respond = () => {};
  const sent = new Promise<void>((resolve) => (respond = resolve));
  server.use(
    http.post(call(REFERENCE), async () => {
      await sent;
      return HttpResponse.json({ statusCode: 2001, data: null }, { status: 201 });
    }),
  );
  const { dialog, user, store, router } = await openPrompt();
  await user.click(within(dialog).getByRole('radio', { name: 'Disnaker' }));
  await user.click(within(dialog).getByRole('button', { name: 'Kirim' }));
  // As the focus trap does, for the button that had the focus is disabled meanwhile.
  act(() => dialog.focus());
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
  respond();
  await waitFor(() => expect(store.getState().pendingReferences.jobs).toEqual([]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/jobs/staf-gudang-jakarta');
});
