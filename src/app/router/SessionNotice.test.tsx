import { act, screen } from '@testing-library/react';
import { signedIn, signedOut } from '@/entities/session';
import { renderApp, session } from '@test/render-app';
import { SessionNotice } from './SessionNotice';

afterEach(() => jest.restoreAllMocks());

it('says after each sign-in that a reload ends a session that the browser does not keep', async () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  const { store, user } = renderApp(<SessionNotice />);
  const notice = screen.getByRole('status', { name: 'Sesi' });
  expect(notice).toBeEmptyDOMElement();
  const signIn = () => act(async () => void store.dispatch(signedIn(session)));
  await signIn();
  expect(notice).toHaveTextContent(
    /^Browser ini belum bisa menyimpan sesi Anda; mungkin penyimpanan data situs diblokir\. Anda akan keluar saat halaman dimuat ulang\./,
  );
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(notice).toBeEmptyDOMElement();
  act(() => void store.dispatch(signedOut()));
  await signIn();
  expect(notice).toHaveTextContent(/Anda akan keluar/);
});
