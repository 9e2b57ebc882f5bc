import { act, screen, waitFor, within } from '@testing-library/react';
import { selectAccountDialog, selectPendingJob } from '@/entities/session';
import { EMPTY_TEXT, bookmarked, givenJobs, openJobsPage, openSaved, titles, untilLoaded } from '@test/jobs-page';
import { signedInState } from '@test/render-app';

describe('a visitor', () => {
  it.each([
    ['opens a vacancy', () => screen.getByRole('link', { name: 'Lowongan 25' }), 'lowongan-25'],
    ['applies', () => screen.getByRole('button', { name: 'Apply Lowongan 25' }), 'lowongan-25'],
    ['bookmarks', () => screen.getByRole('button', { name: 'Bookmark Lowongan 25' }), null],
    ['chooses Saved', () => screen.getByRole('tab', { name: 'Saved' }), null],
  ])('is asked to sign in when the visitor %s', async (_what, control, pendingJob) => {
    givenJobs();
    const { user, store, router } = openJobsPage();
    await untilLoaded();
    await user.click(control());
    expect(selectAccountDialog(store.getState())).toBe('login-required');
    expect(selectPendingJob(store.getState())).toBe(pendingJob);
    expect(router.state.location.pathname).toBe('/jobs');
    expect(screen.getByRole('tab', { name: 'For You' })).toHaveAttribute('aria-selected', 'true');
  });

  it('cannot use the list while the login-required pop-up is open', async () => {
    givenJobs();
    const { container } = openJobsPage('/jobs', { accountDialog: { open: 'login-required', pendingJob: null } });
    await untilLoaded();
    for (const control of container.querySelectorAll('form input, form select, form button')) {
      expect(control).toBeDisabled();
    }
    expect(screen.getByRole('tablist').closest('[inert]')).toContainElement(screen.getAllByRole('article')[0] ?? null);
  });

  it('is told to sign in after following a link to Saved', async () => {
    givenJobs();
    const { user, store } = openJobsPage('/jobs?tab=saved');
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    expect(selectAccountDialog(store.getState())).toBe('login-required');
  });
});

describe('a candidate', () => {
  it('opens a vacancy by its title or by Apply', async () => {
    givenJobs();
    const { user, router } = openJobsPage('/jobs', signedInState());
    await untilLoaded();
    await user.click(screen.getByRole('link', { name: 'Lowongan 25' }));
    expect(router.state.location.pathname).toBe('/jobs/lowongan-25');
    await act(() => router.navigate('/jobs'));
    await user.click(await screen.findByRole('button', { name: 'Apply Lowongan 24' }));
    expect(router.state.location.pathname).toBe('/jobs/lowongan-24');
  });

  it('finds what they bookmarked under Saved, and takes the bookmark away there', async () => {
    givenJobs();
    const { user, router } = openJobsPage('/jobs', signedInState());
    await untilLoaded();
    await user.click(screen.getByRole('button', { name: 'Bookmark Lowongan 25' }));
    expect(screen.getByRole('button', { name: 'Bookmark Lowongan 25' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('tab', { name: 'Saved' }));
    await waitFor(() => expect(titles()).toEqual(['Lowongan 25']));
    expect(screen.getByRole('tabpanel', { name: 'Saved' })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?tab=saved'));
    await user.click(screen.getByRole('button', { name: 'Bookmark Lowongan 25' }));
    expect(await screen.findByText('Belum ada lowongan yang Anda simpan.')).toBeVisible();
    expect(screen.queryByText(EMPTY_TEXT)).not.toBeInTheDocument();
  });

  it('is told under Saved that the search hides all that they saved, and shows it all again', async () => {
    givenJobs();
    const { user, router } = openSaved([bookmarked({ id: 'job-1', title: 'Admin 1' })], '&search=sopir&workplace=wfo');
    const words = await screen.findByText('Tidak ada lowongan tersimpan yang cocok dengan pencarian Anda.');
    expect(words).toBeVisible();
    expect(screen.queryByText(EMPTY_TEXT)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hapus semua filter' }));
    await waitFor(() => expect(titles()).toEqual(['Admin 1']));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=saved'));
  });

  it('is told under Saved that nothing is saved, whatever the search', async () => {
    givenJobs();
    openSaved([], '&search=sopir');
    expect(await screen.findByText('Belum ada lowongan yang Anda simpan.')).toBeVisible();
    expect(screen.getByText('Tekan ikon bookmark pada lowongan untuk menyimpannya di sini.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hapus semua filter' })).not.toBeInTheDocument();
    expect(screen.queryByText(EMPTY_TEXT)).not.toBeInTheDocument();
  });

  it('leaves Saved by choosing it again', async () => {
    givenJobs();
    const { user } = openJobsPage('/jobs?tab=saved', signedInState());
    await user.click(screen.getByRole('tab', { name: 'Saved' }));
    expect(screen.getByRole('tab', { name: 'For You' })).toHaveAttribute('aria-selected', 'true');
  });

  it('sees under Saved what has become of a vacancy since', async () => {
    givenJobs();
    openSaved([bookmarked({ id: 'job-23', slug: 'x', title: 'Judul lama' })]);
    expect((await screen.findByText('Closed')).closest('article')).toHaveTextContent('Lowongan 23');
  });

  it('shares a vacancy', async () => {
    givenJobs();
    const { user } = openJobsPage('/jobs', signedInState());
    await untilLoaded();
    await user.click(screen.getByRole('button', { name: 'Share Lowongan 25' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share This Job' }));
    expect(dialog.getByRole('textbox')).toHaveValue('http://localhost/jobs/lowongan-25');
  });
});

it('moves from tab to tab with the arrow keys, and chooses with Enter', async () => {
  givenJobs();
  const { user } = openJobsPage('/jobs', signedInState());
  await untilLoaded();
  act(() => screen.getByRole('tab', { name: 'For You' }).focus());
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Saved' })).toHaveFocus();
  await user.keyboard('{Home}{ArrowRight}{Enter}');
  expect(screen.getByRole('tab', { name: 'Explore' })).toHaveAttribute('aria-selected', 'true');
});
