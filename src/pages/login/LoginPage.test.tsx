import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  accountDialogOpened,
  jobWanted,
  loginRequired,
  registered,
  selectReturnTo,
  signedIn,
} from '@/entities/session';
import { AccountDialogs } from '@/widgets/account-dialogs';
import { makeSignedInDto } from '@test/dto/account';
import { fillText } from '@test/fill';
import { renderApp, session, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { register } from '@test/sign-up';
import { LoginPage } from './LoginPage';

async function signInWithEnter(user: UserEvent) {
  fillText('Email', 'sari@example.com');
  fillText('Password', 'Rahasia!');
  await user.type(screen.getByLabelText('Password'), '{Enter}');
}

const renderPage = (options = {}) => renderApp(<LoginPage />, { path: '/login', ...options });

it('has one heading, a title of its own and the form', () => {
  renderPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible();
  expect(document.title).toBe('Masuk – Titian');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

it('sends who has a session to the profile', async () => {
  const { router } = renderPage({ preloaded: signedInState() });
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  expect(router.state.historyAction).toBe('REPLACE');
});

it('leads to the profile after signing in', async () => {
  given('post', 'candidate/login/', makeSignedInDto());
  const { user, router } = renderPage();
  await signInWithEnter(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
});

it('leads after signing in to where the candidate was going', async () => {
  const { store, router } = renderPage();
  await act(() => router.navigate('/login', { state: { from: '/application?sort=new' } }));
  act(() => void store.dispatch(signedIn(session)));
  await waitFor(() => expect(router.state.location.pathname).toBe('/application'));
});

it('leads after signing in to the job that its address names', async () => {
  given('post', 'candidate/login/', makeSignedInDto());
  const { user, router } = renderPage({ path: '/login?next=%2Fjobs%2Fkasir' });
  await signInWithEnter(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/kasir'));
});

it('stores that job for a visitor who registers first', async () => {
  const { store } = renderPage({ path: '/login?next=%2Flowongan%2Fkasir' });
  await waitFor(() => expect(selectReturnTo(store.getState(), Date.now())).toBe('/lowongan/kasir'));
});

it('leads to the ordinary page where the address names no job', async () => {
  const { store, router } = renderPage({ path: '/login?next=%2F%2Fevil.example' });
  act(() => void store.dispatch(signedIn(session)));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  expect(selectReturnTo(store.getState(), Date.now())).toBeNull();
});

it('leads to a job that waited for the session rather than to the profile', async () => {
  const element = (
    <>
      <LoginPage />
      <AccountDialogs />
    </>
  );
  const { store, router } = renderApp(element, {
    path: '/login',
    preloaded: { accountDialog: { open: null, pendingJob: 'staf-gudang' } },
    routes: [{ path: '/jobs/:slug', element: <AccountDialogs /> }],
  });
  const visited: string[] = [];
  router.subscribe(({ location }) => visited.push(location.pathname));
  act(() => void store.dispatch(signedIn(session)));
  await waitFor(() => expect(store.getState().accountDialog.pendingJob).toBeNull());
  expect(new Set(visited)).toEqual(new Set(['/jobs/staf-gudang']));
});

it('comes back after registering to its own form, which has the address and what was typed', async () => {
  const page = (
    <>
      <main>
        <LoginPage />
      </main>
      <AccountDialogs />
    </>
  );
  const { user } = renderApp(page, { path: '/login' });
  const form = within(screen.getByRole('main'));
  fillText('Password', 'Rahasia!');
  await user.click(form.getByRole('button', { name: 'Create Account' }));
  await register(user, 'sari@example.com');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(form.getByLabelText('Email')).toHaveValue('sari@example.com');
  expect(form.getByLabelText('Password')).toHaveValue('Rahasia!');
  await waitFor(() => expect(form.getByLabelText('Password')).toHaveFocus());
});

it('keeps another address that was typed before registering', async () => {
  const { store } = renderPage();
  await act(async () => fillText('Email', 'budi@example.com'));
  await act(async () => void store.dispatch(registered('sari@example.com')));
  expect(screen.getByLabelText('Email')).toHaveValue('budi@example.com');
});

it('labels the fields of page and modal apart when both are there', async () => {
  const { store } = renderApp(
    <>
      <LoginPage />
      <AccountDialogs />
    </>,
    { path: '/login' },
  );
  act(() => void store.dispatch(accountDialogOpened('sign-in')));
  await screen.findByRole('dialog', { name: 'Masuk' });
  const ids = [...document.querySelectorAll('input')].map(({ id }) => id).filter(Boolean);
  expect(new Set(ids).size).toBe(ids.length);
});

it('takes the typed address to the form for a forgotten password', async () => {
  const { user, router } = renderApp(
    <>
      <LoginPage />
      <AccountDialogs />
    </>,
    { path: '/login' },
  );
  fillText('Email', 'sari@example.com');
  await user.click(screen.getByRole('button', { name: 'Forgot Password?' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lupa Password' });
  expect(within(dialog).getByLabelText('Email')).toHaveValue('sari@example.com');
  expect(JSON.stringify(router.state.location)).not.toContain('sari');
});

describe('reached from Apply', () => {
  const path = '/login?next=%2Fjobs%2Fkasir';
  const NAMED = 'Masuk atau daftar untuk melamar: Kasir, Swalayan Panen Kliwon';
  const kasir = jobWanted('/jobs/kasir', 'Kasir', 'Swalayan Panen Kliwon');

  /** True when Create Account is before the fields. */
  const isCreateFirst = () => {
    const button = screen.getByRole('button', { name: 'Create Account' });
    return (button.compareDocumentPosition(screen.getByLabelText('Email')) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  };

  it('names the job, with Create Account first', () => {
    const { store } = renderPage({ path });
    act(() => void store.dispatch(kasir));
    expect(screen.getByText(NAMED)).toBeVisible();
    expect(isCreateFirst()).toBe(true);
  });

  it('has Sign In first after registering', async () => {
    const { store } = renderPage({ path });
    act(() => void store.dispatch(kasir));
    act(() => void store.dispatch(registered('sari@example.com')));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('sari@example.com'));
    expect(screen.getByText(NAMED)).toBeVisible();
    expect(isCreateFirst()).toBe(false);
  });

  it('names no job that the app has not shown, and none but the one that opens', async () => {
    const { store } = renderPage({ path: '/login?next=%2Fjobs%2Fadmin&title=Admin' });
    await waitFor(() => expect(selectReturnTo(store.getState(), Date.now())).toBe('/jobs/admin'));
    act(() => void store.dispatch(kasir));
    expect(screen.queryByText(/untuk melamar/)).not.toBeInTheDocument();
    expect(isCreateFirst()).toBe(false);
  });

  it('cuts a long title', () => {
    const { store } = renderPage({ path });
    act(() => void store.dispatch(jobWanted('/jobs/kasir', 'x'.repeat(300), 'Swalayan')));
    expect(screen.getByText(`Masuk atau daftar untuk melamar: ${'x'.repeat(60)}…, Swalayan`)).toBeVisible();
  });

  it('names the job in the sign-in dialog too, with its order as it is', async () => {
    const { store } = renderApp(<AccountDialogs />, { path: '/jobs' });
    act(() => {
      store.dispatch(loginRequired('kasir', 'Kasir', 'Swalayan Panen Kliwon'));
      store.dispatch(accountDialogOpened('sign-in'));
    });
    expect(await screen.findByText(NAMED)).toBeVisible();
    expect(isCreateFirst()).toBe(false);
  });
});
