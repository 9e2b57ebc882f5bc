import { act, screen, waitFor, within } from '@testing-library/react';
import { startPersistence } from '@/app/state';
import {
  accountDialogOpened,
  loginRequired,
  registered,
  selectPendingJob,
  selectSession,
  signedIn,
  writeSessionCookie,
} from '@/entities/session';
import { givenCapabilities } from '@test/capabilities';
import { makeSignedInDto } from '@test/dto/account';
import { storedDrafts } from '@test/drafts';
import { fillText } from '@test/fill';
import { renderApp, session, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { signUp } from '@test/sign-up';
import { AccountDialogs } from './AccountDialogs';

const LOGIN_REQUIRED = 'Sepertinya Kamu Belum Punya Akun';

const renderDialogs = (options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(<AccountDialogs />, {
    path: '/jobs',
    routes: [
      { path: '/jobs/:slug', element: <AccountDialogs /> },
      { path: '/', element: <AccountDialogs /> },
    ],
    ...options,
  });

// First, since nothing has the module yet.
it('says when a dialog cannot be loaded, and loads it on request', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  jest.doMock('@/features/forgot-password', () => {
    throw new Error('ChunkLoadError');
  });
  const { store, user } = renderDialogs();
  act(() => void store.dispatch(accountDialogOpened('forgot-password')));
  expect(await screen.findByRole('dialog', { name: 'Bagian ini belum bisa ditampilkan' })).toBeVisible();
  jest.dontMock('@/features/forgot-password');
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('dialog', { name: 'Lupa Password' })).toBeVisible();
  jest.restoreAllMocks();
});

it('shows no dialog until one is opened', () => {
  renderDialogs();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['sign-in', 'Masuk'],
  ['sign-up', 'Buat Akun'],
  ['forgot-password', 'Lupa Password'],
] as const)('shows the dialog %s alone', async (name, title) => {
  const { store } = renderDialogs();
  act(() => void store.dispatch(accountDialogOpened('sign-in')));
  act(() => void store.dispatch(accountDialogOpened(name)));
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('says to a visitor to register or to sign in', async () => {
  const { store, user } = renderDialogs();
  act(() => void store.dispatch(loginRequired('staf-gudang')));
  const popup = await screen.findByRole('dialog', { name: LOGIN_REQUIRED });
  expect(popup).toHaveTextContent('Kamu harus Daftar');
  expect(popup).toHaveTextContent('Masukkan Akun dulu ya!');
  await user.click(screen.getByRole('button', { name: 'Daftarkan Diri Kamu!' }));
  expect(await screen.findByRole('dialog', { name: 'Buat Akun' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(await screen.findByRole('dialog', { name: 'Masuk' })).toBeVisible();
  expect(selectPendingJob(store.getState())).toBe('staf-gudang');
});

describe('the address that was just registered', () => {
  const EMAIL = 'sari@example.com';

  it('is filled into the sign-in form, and is in neither the address bar nor the session storage', async () => {
    const { store, user, router } = renderDialogs();
    act(() => void store.dispatch(accountDialogOpened('sign-up')));
    const signIn = await signUp(user, EMAIL);
    expect(within(signIn).getByLabelText('Email')).toHaveValue(EMAIL);
    expect(within(signIn).getByLabelText('Password')).toHaveValue('');
    expect(JSON.stringify(router.state.location)).not.toContain('sari');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('sari');
  });

  it('is filled in in another tab too, where the mailed link opens, until a candidate signs in', async () => {
    const { store, user, unmount } = renderDialogs();
    const stop = startPersistence(store);
    act(() => void store.dispatch(accountDialogOpened('sign-up')));
    await signUp(user, EMAIL);
    await waitFor(() => expect(localStorage.getItem('registration')).toContain(EMAIL));
    stop();
    unmount();

    const tab = renderDialogs();
    const stopTab = startPersistence(tab.store);
    act(() => void tab.store.dispatch(accountDialogOpened('sign-in')));
    const signIn = await screen.findByRole('dialog', { name: 'Masuk' });
    await waitFor(() => expect(within(signIn).getByLabelText('Email')).toHaveValue(EMAIL));
    // It is personal: later users of the device must not find it.
    act(() => void tab.store.dispatch(signedIn(session)));
    await waitFor(() => expect(localStorage.getItem('registration')).not.toContain('sari'));
    stopTab();
  });

  it('leaves alone what is being typed when the device gives it late', async () => {
    const { store, user } = renderDialogs();
    act(() => void store.dispatch(accountDialogOpened('sign-in')));
    const field = within(await screen.findByRole('dialog', { name: 'Masuk' })).getByLabelText('Email');
    await user.click(field);
    act(() => void store.dispatch(registered(EMAIL)));
    await user.type(field, 'budi');
    expect(field).toHaveValue('budi');
  });

  it('stays changed once the candidate has changed it', async () => {
    const { store, user } = renderDialogs();
    act(() => void store.dispatch(accountDialogOpened('sign-up')));
    const field = within(await signUp(user, EMAIL)).getByLabelText('Email');
    await user.clear(field);
    expect(field).toHaveValue('');
    await user.type(field, 'b');
    expect(field).toHaveValue('b');
  });
});

describe('the address typed to sign in', () => {
  const openForgotPassword = async (type: (field: HTMLElement) => Promise<void> | void) => {
    const app = renderDialogs();
    act(() => void app.store.dispatch(accountDialogOpened('sign-in')));
    await type(within(await screen.findByRole('dialog', { name: 'Masuk' })).getByLabelText('Email'));
    await app.user.click(screen.getByRole('button', { name: 'Forgot Password?' }));
    return {
      ...app,
      field: within(await screen.findByRole('dialog', { name: 'Lupa Password' })).getByLabelText('Email'),
    };
  };

  it('is in the form for a forgotten password, and neither in the address bar nor on the device', async () => {
    const { field, router, store, user } = await openForgotPassword(() => fillText('Email', ' sari@example.com '));
    expect(field).toHaveValue('sari@example.com');
    expect(JSON.stringify(router.state.location)).not.toContain('sari');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('sari');
    await user.click(screen.getByRole('button', { name: 'Tutup' }));
    expect(JSON.stringify(store.getState().accountDialog)).not.toContain('sari');
  });

  it('is there also when a password manager filled it without an event', async () => {
    const { field } = await openForgotPassword((input) => {
      (input as HTMLInputElement).value = 'sari@example.com';
    });
    expect(field).toHaveValue('sari@example.com');
  });
});

describe('reading first, without an account', () => {
  const READ_FIRST = 'Baca dulu tanpa akun';

  it('leads from the pop-up to the job that was wanted, where the provider serves it to everybody', async () => {
    givenCapabilities('publicJobs');
    const { store, user, router } = renderDialogs();
    act(() => void store.dispatch(loginRequired('staf-gudang')));
    await user.click(await screen.findByRole('button', { name: READ_FIRST }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/lowongan/staf-gudang'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['the provider does not', [], 'staf-gudang'],
    ['it was about no job', ['publicJobs'], null],
  ])('is not offered where %s', async (_why, features, job) => {
    givenCapabilities(...features);
    const { store } = renderDialogs();
    act(() => void store.dispatch(loginRequired(job)));
    await screen.findByRole('dialog', { name: LOGIN_REQUIRED });
    expect(screen.queryByRole('button', { name: READ_FIRST })).not.toBeInTheDocument();
  });
});

describe('a candidate whose session has ended', () => {
  const ENDED = 'Sesi Kamu Telah Berakhir';
  const ended = { preloaded: { session: { current: null, ended: 'expired' as const } } };

  it('sees so, and not that there is no account', async () => {
    const { store } = renderDialogs(ended);
    act(() => void store.dispatch(loginRequired('staf-gudang')));
    const popup = await screen.findByRole('dialog', { name: ENDED });
    expect(popup).toHaveTextContent('Masuk lagi untuk melanjutkan.');
    expect(popup).not.toHaveTextContent(/Belum Punya Akun|Daftar/);
  });

  it('comes by signing in to the job that was open', async () => {
    given('post', 'candidate/login/', makeSignedInDto());
    const { store, user, router } = renderDialogs(ended);
    act(() => void store.dispatch(loginRequired('staf-gudang')));
    await user.click(await screen.findByRole('button', { name: 'Masuk Lagi' }));
    await screen.findByLabelText('Email');
    fillText('Email', 'sari@example.com');
    fillText('Password', 'Rahasia!');
    await user.type(screen.getByLabelText('Password'), '{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/staf-gudang'));
  });

  it('is led to the landing page by closing the pop-up', async () => {
    const { store, user, router } = renderDialogs(ended);
    act(() => void store.dispatch(loginRequired('staf-gudang')));
    await screen.findByRole('dialog', { name: ENDED });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

it('opens the job that was wanted after signing in, and not the profile', async () => {
  given('post', 'candidate/login/', makeSignedInDto());
  const { store, user, router } = renderDialogs();
  act(() => void store.dispatch(loginRequired('staf-gudang')));
  await user.click(await screen.findByRole('button', { name: 'Masukkan Akun Kamu!' }));
  await screen.findByLabelText('Email');
  fillText('Email', 'sari@example.com');
  fillText('Password', 'Rahasia!');
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/staf-gudang'));
  await waitFor(() => expect(selectPendingJob(store.getState())).toBeNull());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/jobs/staf-gudang');
});

it('stays on the job that is already shown when the session comes', async () => {
  const { store, router } = renderDialogs({ path: '/jobs/staf-gudang', pattern: '/jobs/:slug', routes: [] });
  act(() => void store.dispatch(loginRequired('staf-gudang')));
  const before = router.state.location.key;
  act(() => void store.dispatch(signedIn(session)));
  await waitFor(() => expect(selectPendingJob(store.getState())).toBeNull());
  expect(router.state.location.key).toBe(before);
});

it.each([
  ['a click on the backdrop', '[role=presentation]:has(> [role=dialog])'],
  ['its close button', '[aria-label="Tutup"]'],
])('leads a visitor who closes the pop-up by %s to the landing page', async (_what, target) => {
  const { store, user, router } = renderDialogs();
  act(() => void store.dispatch(loginRequired('staf-gudang')));
  await screen.findByRole('dialog', { name: LOGIN_REQUIRED });
  await user.click(document.querySelector(target) ?? document.documentElement);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(store.getState().accountDialog).toEqual({ open: null, pendingJob: null });
});

it('opens the job when the pop-up is closed after signing in in another tab', async () => {
  const { store, user, router } = renderDialogs();
  act(() => void store.dispatch(loginRequired('staf-gudang')));
  await screen.findByRole('dialog', { name: LOGIN_REQUIRED });
  writeSessionCookie(session);
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/staf-gudang'));
  expect(selectSession(store.getState())).toEqual(session);
});

it('keeps what was typed to sign up, but for passwords, also when the dialogs are closed', async () => {
  const { store, user } = renderDialogs();
  const openSignUp = async () => {
    act(() => void store.dispatch(accountDialogOpened('sign-up')));
    await screen.findByRole('dialog', { name: 'Buat Akun' });
  };
  await openSignUp();
  fillText('Nama Lengkap', 'Sari Wulandari');
  fillText('Nomor Telepon', '81234567890');
  fillText('Password', 'Rahasia!');
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  await user.click(await screen.findByRole('button', { name: 'Create Account' }));
  expect(await screen.findByLabelText('Nama Lengkap')).toHaveValue('Sari Wulandari');
  expect(screen.getByLabelText('Nomor Telepon')).toHaveValue('81234567890');
  expect(screen.getByLabelText('Password')).toHaveValue('');

  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  await screen.findByRole('dialog', { name: 'Masuk' });
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(storedDrafts()).not.toContain('Rahasia!');
  await openSignUp();
  expect(screen.getByText('Draf dipulihkan')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Buang draf' }));
  expect(screen.getByLabelText('Nama Lengkap')).toHaveValue('');
});

it('leads a signed-in candidate nowhere', () => {
  const { router } = renderDialogs({ preloaded: signedInState() });
  expect(router.state.location.pathname).toBe('/jobs');
});
