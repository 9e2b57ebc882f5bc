import { act, screen, waitFor } from '@testing-library/react';
import {
  accountDialogOpened,
  loginRequired,
  selectAccountDialog,
  selectPendingJob,
  signedIn,
  signedOut,
} from '@/entities/session';
import { AccountDialogs } from '@/widgets/account-dialogs';
import { makeSignedInDto } from '@test/dto/account';
import { makeJobDetailDto, makeJobDtos } from '@test/dto/job';
import { fillText } from '@test/fill';
import { renderApp, session, signedInState } from '@test/render-app';
import { given, givenFailure, server } from '@test/server';
import { JobPage } from './JobPage';

const JOB = 'job/by-slug/staf-gudang/';

const open = (preloaded = signedInState()) =>
  renderApp(<JobPage />, { path: '/jobs/staf-gudang', pattern: '/jobs/:slug', preloaded });

beforeEach(() => {
  given('get', 'job/list/', makeJobDtos(4));
  given('get', 'job-application/application-status/', []);
});

describe('a visitor', () => {
  const visit = () => open({});

  it('sees the login-required pop-up instead, and no call is sent', async () => {
    const calls: string[] = [];
    server.events.on('request:start', ({ request }) => calls.push(request.url));
    const { store } = visit();
    expect(await screen.findByText('Masuk untuk melihat lowongan ini.')).toBeVisible();
    await waitFor(() => expect(selectAccountDialog(store.getState())).toBe('login-required'));
    expect(selectPendingJob(store.getState())).toBe('staf-gudang');
    server.events.removeAllListeners();
    expect(calls).toEqual([]);
  });

  it('sees the job as soon as there is a session', async () => {
    const { store } = visit();
    await screen.findByText('Masuk untuk melihat lowongan ini.');
    given('get', JOB, makeJobDetailDto());
    act(() => void store.dispatch(signedIn(session)));
    expect(await screen.findByRole('heading', { level: 1, name: 'Staf Gudang' })).toBeVisible();
  });

  it('can open the pop-up again', async () => {
    const { store, user } = visit();
    act(() => void store.dispatch(accountDialogOpened('sign-in')));
    await user.click(screen.getByRole('button', { name: 'Masuk untuk melanjutkan' }));
    expect(selectAccountDialog(store.getState())).toBe('login-required');
  });

  it('leaves the pop-up behind with the page, but not a dialog that followed it', async () => {
    const first = visit();
    await act(() => first.router.navigate('/jobs'));
    expect(selectAccountDialog(first.store.getState())).toBeNull();
    first.unmount();

    const second = visit();
    act(() => void second.store.dispatch(accountDialogOpened('sign-in')));
    await act(() => second.router.navigate('/jobs'));
    expect(selectAccountDialog(second.store.getState())).toBe('sign-in');
    expect(selectPendingJob(second.store.getState())).toBe('staf-gudang');
  });

  it('is one whose session has ended: the pop-up comes, the job goes', async () => {
    givenFailure('get', JOB, 401, { statusCode: 4001 });
    jest.spyOn(console, 'error').mockImplementation();
    const { store } = open();
    expect(await screen.findByText('Masuk untuk melihat lowongan ini.')).toBeVisible();
    expect(selectAccountDialog(store.getState())).toBe('login-required');
  });

  it('is one whose session has ended: is told so, and sees the job after signing in again', async () => {
    givenFailure('get', JOB, 401, { statusCode: 4001 });
    jest.spyOn(console, 'error').mockImplementation();
    given('post', 'candidate/login/', makeSignedInDto());
    const page = (
      <>
        <JobPage />
        <AccountDialogs />
      </>
    );
    const { user, router } = renderApp(page, {
      path: '/jobs/staf-gudang',
      pattern: '/jobs/:slug',
      preloaded: signedInState(),
    });
    expect(await screen.findByRole('dialog', { name: 'Sesi Kamu Telah Berakhir' })).toBeVisible();
    expect(screen.queryByText('Sepertinya Kamu Belum Punya Akun')).not.toBeInTheDocument();

    given('get', JOB, makeJobDetailDto());
    await user.click(screen.getByRole('button', { name: 'Masuk Lagi' }));
    await screen.findByRole('dialog', { name: 'Masuk' });
    fillText('Email', 'sari@example.com');
    fillText('Password', 'Rahasia!');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Staf Gudang' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/jobs/staf-gudang');
  });

  it('sees no pop-up after signing out here', async () => {
    given('get', JOB, makeJobDetailDto());
    const { store } = open();
    await screen.findByRole('heading', { level: 1, name: 'Staf Gudang' });
    act(() => void store.dispatch(signedOut()));
    expect(await screen.findByText('Masuk untuk melihat lowongan ini.')).toBeVisible();
    expect(selectAccountDialog(store.getState())).toBeNull();
  });

  it('keeps another pop-up than its own when the page is left', async () => {
    const { store, router } = visit();
    act(() => void store.dispatch(loginRequired('lowongan-lain')));
    await act(() => router.navigate('/jobs'));
    expect(selectPendingJob(store.getState())).toBe('lowongan-lain');
  });
});
