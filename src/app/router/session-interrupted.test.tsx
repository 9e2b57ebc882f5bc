import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { applicationApi } from '@/entities/application';
import { readSessionCookie, selectIsSignedIn, selectSession, writeSessionCookie } from '@/entities/session';
import { portfolioSection } from '@/features/edit-profile/portfolio';
import { AccountDialogs } from '@/widgets/account-dialogs';
import { makeSignedInDto } from '@test/dto/account';
import { makePortfolioDto } from '@test/dto/portfolio';
import { fillText } from '@test/fill';
import { renderApp, session, signedInState } from '@test/render-app';
import { call, given, givenFailure, server, untilCallsSeen } from '@test/server';
import { PageOutlet } from './PageOutlet';
import { RequireSession } from './RequireSession';

const PATH = 'candidate/portfolio/';
const SAVED = { name: 'Berhasil Menyimpan Portofolio!' };
const LOST = 'Isian Anda belum disimpan karena sesi Anda telah berakhir.';

/** The provider knows these tokens, and responds to any other with 401. Returns who sent a write, and with which key. */
function givenSessions(...tokens: string[]) {
  const writes: { token: string | undefined; key: string | null }[] = [];
  const response = ({ request }: { request: Request }) => {
    const token = request.headers.get('Authorization')?.replace('Bearer ', '');
    writes.push({ token, key: request.headers.get('Idempotency-Key') });
    return tokens.includes(token ?? '')
      ? HttpResponse.json({ statusCode: 2001, data: makePortfolioDto() }, { status: 201 })
      : HttpResponse.json({ statusCode: 4001 }, { status: 401 });
  };
  server.use(http.post(call(PATH), response), http.post(call('job-application/apply/'), response));
  return writes;
}

function openProfile() {
  given('get', PATH, []);
  writeSessionCookie(session);
  const layout = (
    <>
      <PageOutlet />
      <AccountDialogs />
    </>
  );
  const guarded = {
    element: <RequireSession />,
    children: [{ path: '/profile', element: <portfolioSection.Section /> }],
  };
  return renderApp(<p>halaman publik</p>, {
    path: '/profile?tab=dokumen',
    pattern: '/',
    preloaded: signedInState(),
    routes: [{ element: layout, children: [guarded, { path: '/login', element: <p>halaman masuk</p> }] }],
  });
}

/** A record is typed and sent, and refused with 401. Resolves with the sign-in dialog over it. */
async function saveWithoutSession(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Add Portofolio' }));
  const form = await screen.findByRole('dialog', { name: 'Tambah Portofolio' });
  fillText('Nama Portofolio', 'Blog');
  fillText('URL', 'https://blog.example.com');
  await user.click(within(form).getByRole('button', { name: 'Simpan' }));
  return screen.findByRole('dialog', { name: 'Masuk' });
}

async function signIn(user: UserEvent) {
  fillText('Email', 'sari@example.com');
  fillText('Password', 'Rahasia!');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

it('opens the sign-in dialog over the form, waits for the right password, sends the save once more with its key, and closes the form as usual', async () => {
  const writes = givenSessions('token-of-sari');
  givenFailure('post', 'candidate/login/', 401, { statusCode: 4003 });
  const { user, router, store } = openProfile();
  const dialog = await saveWithoutSession(user);
  expect(dialog).toHaveTextContent('Sesi Anda telah berakhir. Masuk lagi untuk menyimpan isian Anda.');
  expect(readSessionCookie()).toBeNull();
  expect(screen.getByLabelText('Nama Portofolio')).toHaveValue('Blog');

  await signIn(user);
  await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
  expect(writes).toHaveLength(1);

  const logins = given('post', 'candidate/login/', makeSignedInDto());
  await signIn(user);
  expect(await screen.findByRole('dialog', SAVED)).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Masuk' })).not.toBeInTheDocument();
  expect(writes.map(({ token }) => token)).toEqual(['test-token', 'token-of-sari']);
  expect(writes[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(writes[1]?.key).toBe(writes[0]?.key);
  expect(logins).toMatchObject([{ authorization: null }]);
  expect(readSessionCookie()?.token).toBe('token-of-sari');
  expect(selectSession(store.getState())?.token).toBe('token-of-sari');
  expect(router.state.location).toMatchObject({ pathname: '/profile', search: '?tab=dokumen' });
});

it('says that nothing was saved, and leads to /login and back, when the candidate does not sign in', async () => {
  const writes = givenSessions('token-of-sari');
  const { user, router, store } = openProfile();
  const dialog = await saveWithoutSession(user);
  await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
  expect(await screen.findByText(LOST)).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({ from: '/profile?tab=dokumen' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(selectIsSignedIn(store.getState())).toBe(false);
  expect(writes).toHaveLength(1);
});

it('sends nothing of one candidate as another, and takes the form away', async () => {
  const writes = givenSessions('token-of-budi');
  given('post', 'candidate/login/', makeSignedInDto({ token: 'token-of-budi', name: 'Budi', userId: 'candidate-2' }));
  const { user, store } = openProfile();
  await saveWithoutSession(user);
  await signIn(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByDisplayValue('Blog')).not.toBeInTheDocument();
  expect(selectSession(store.getState())?.name).toBe('Budi');
  expect(await screen.findByText('Belum ada portofolio.')).toBeVisible();
  expect(writes.map(({ token }) => token)).toEqual(['test-token']);
});

it('ends the session when the new one is refused too, and opens no second dialog', async () => {
  const writes = givenSessions();
  given('post', 'candidate/login/', makeSignedInDto());
  const { user, router } = openProfile();
  await saveWithoutSession(user);
  await signIn(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(screen.queryByRole('dialog', { name: 'Masuk' })).not.toBeInTheDocument();
  expect(writes).toHaveLength(2);
});

it('opens one sign-in dialog for six saves at a time, and sends each once more', async () => {
  const writes = givenSessions('token-of-sari');
  given('get', 'job-application/application-status/', []);
  given('post', 'candidate/login/', makeSignedInDto());
  const { user, store } = openProfile();
  const jobs = ['1', '2', '3', '4', '5', '6'];
  const responses: PromiseLike<{ error?: unknown }>[] = [];
  act(() => jobs.forEach((job) => void responses.push(store.dispatch(applicationApi.endpoints.apply.initiate(job)))));
  await screen.findByRole('dialog', { name: 'Masuk' });
  await waitFor(() => expect(writes).toHaveLength(6));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);

  await signIn(user);
  for (const response of await Promise.all(responses)) expect(response.error).toBeUndefined();
  expect(writes).toHaveLength(12);
  expect(new Set(writes.map(({ key }) => key)).size).toBe(6);
});

it('lets queries wait for the new session meanwhile, rather than take the form away', async () => {
  givenSessions('token-of-sari');
  given('post', 'candidate/login/', makeSignedInDto());
  const { user, store } = openProfile();
  await saveWithoutSession(user);
  server.use(
    http.get(call('job-application/application-status/'), ({ request }) =>
      request.headers.get('Authorization') === 'Bearer token-of-sari'
        ? HttpResponse.json({ statusCode: 2000, data: [] })
        : HttpResponse.json({ statusCode: 4001 }, { status: 401 }),
    ),
  );
  const read = store.dispatch(applicationApi.endpoints.getApplications.initiate());
  await untilCallsSeen();
  expect(screen.getByLabelText('Nama Portofolio')).toHaveValue('Blog');

  await signIn(user);
  expect(await screen.findByRole('dialog', SAVED)).toBeVisible();
  expect((await read).data).toEqual([]);
});

it('sends the save once more when the same candidate has signed in again in another tab', async () => {
  const writes = givenSessions('token-of-sari');
  const { user } = openProfile();
  writeSessionCookie({ ...session, token: 'token-of-sari' });
  await user.click(await screen.findByRole('button', { name: 'Add Portofolio' }));
  const form = await screen.findByRole('dialog', { name: 'Tambah Portofolio' });
  fillText('Nama Portofolio', 'Blog');
  fillText('URL', 'https://blog.example.com');
  await user.click(within(form).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', SAVED)).toBeVisible();
  expect(writes.map(({ token }) => token)).toEqual(['test-token', 'token-of-sari']);
});
