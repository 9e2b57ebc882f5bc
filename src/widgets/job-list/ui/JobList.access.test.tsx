import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { loginRequired } from '@/entities/session';
import { makeJobDtos } from '@test/dto/job';
import { renderApp, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { JobList } from './JobList';

const asVisitor = (path = '/jobs') => renderApp(<JobList />, { path });
const asCandidate = (path = '/jobs') => renderApp(<JobList />, { path, preloaded: signedInState() });

const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

beforeEach(() => {
  given('get', 'job/list/', makeJobDtos(3));
});

describe('a visitor', () => {
  it.each<[string, (user: UserEvent) => Promise<void>, string | null]>([
    ['opening a card', (user) => user.click(screen.getByRole('link', { name: 'Lowongan 2' })), 'lowongan-2'],
    ['applying', (user) => user.click(screen.getByRole('button', { name: 'Apply Lowongan 2' })), 'lowongan-2'],
    ['bookmarking', (user) => user.click(screen.getByRole('button', { name: 'Bookmark Lowongan 2' })), null],
    ['the tab Saved', (user) => user.click(screen.getByRole('tab', { name: 'Saved' })), null],
  ])('is asked for an account by %s', async (_what, press, pendingJob) => {
    const { store, user, router } = asVisitor();
    await screen.findByRole('article', { name: 'Lowongan 2' });
    await press(user);
    expect(store.getState().accountDialog).toEqual({ open: 'login-required', pendingJob });
    expect(router.state.location.pathname).toBe('/jobs');
    expect(screen.getByRole('tab', { name: 'For You' })).toHaveAttribute('aria-selected', 'true');
  });

  it('cannot search, filter or act while the pop-up is open', async () => {
    const { store, container } = asVisitor();
    await screen.findByRole('article', { name: 'Lowongan 2' });
    expect(container.querySelector('[inert]')).toBeNull();
    act(() => void store.dispatch(loginRequired(null)));
    for (const box of screen.getAllByRole('searchbox', { hidden: true })) expect(box).toBeDisabled();
    for (const name of ['Jenis pekerjaan', 'Tempat kerja']) {
      expect(screen.getByRole('combobox', { name, hidden: true })).toBeDisabled();
    }
    expect(screen.getByRole('button', { name: 'Find', hidden: true })).toBeDisabled();
    expect(container.querySelector('[inert]')).toContainElement(
      screen.getByRole('article', { name: 'Lowongan 2', hidden: true }),
    );
  });

  it('sees no bookmarks by the address either', async () => {
    asVisitor('/jobs?tab=saved');
    expect(await screen.findByText('Masuk untuk melihat lowongan yang Anda simpan.')).toBeVisible();
  });
});

describe('a candidate', () => {
  it.each([
    ['the title', 'link', 'Lowongan 2'],
    ['Apply', 'button', 'Apply Lowongan 2'],
  ])('opens the job by %s', async (_what, role, name) => {
    const { user, router } = asCandidate();
    await user.click(await screen.findByRole(role, { name }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/lowongan-2'));
  });

  it('sees every job under For You and Explore', async () => {
    const { user } = asCandidate();
    await screen.findByRole('article', { name: 'Lowongan 1' });
    expect(titles()).toEqual(['Lowongan 3', 'Lowongan 2', 'Lowongan 1']);
    await user.click(screen.getByRole('tab', { name: 'Explore' }));
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Explore' })).toHaveAttribute('aria-selected', 'true'));
    expect(titles()).toEqual(['Lowongan 3', 'Lowongan 2', 'Lowongan 1']);
  });

  it('finds bookmarked jobs under Saved, leaves it by pressing it again, and takes bookmarks away', async () => {
    const { user } = asCandidate();
    const bookmark = await screen.findByRole('button', { name: 'Bookmark Lowongan 2' });
    await user.click(bookmark);
    expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('tab', { name: 'Saved' }));
    await waitFor(() => expect(titles()).toEqual(['Lowongan 2']));

    await user.click(screen.getByRole('tab', { name: 'Saved' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Bookmark Lowongan 2' }));
    expect(screen.getByRole('button', { name: 'Bookmark Lowongan 2' })).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('tab', { name: 'Saved' }));
    expect(await screen.findByText('Maaf, pencarian yang kamu pilih belum tersedia')).toBeVisible();
  });
});
