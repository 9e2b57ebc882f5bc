import { act, screen } from '@testing-library/react';
import { signedIn, signedOut } from '@/entities/session';
import { renderApp, session, signedInState } from '@test/render-app';
import { useTabChangeToast } from './use-tab-change-toast';

const other = { ...session, token: 'token-of-budi', name: 'Budi', userId: 'candidate-2' };

function Page() {
  useTabChangeToast();
  return null;
}

const open = () => renderApp(<Page />, { preloaded: signedInState() });

it('says that another candidate has signed in in another tab', async () => {
  const { store } = open();
  act(() => void store.dispatch(signedIn(other, { fromCookie: true })));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Akun di tab lain telah berganti. Anda kini masuk sebagai Budi.',
  );
});

it('says that the candidate has signed out in another tab', async () => {
  const { store } = open();
  act(() => void store.dispatch(signedOut({ fromCookie: true })));
  expect(await screen.findByRole('alert')).toHaveTextContent('Anda telah keluar di tab lain.');
});

it('says nothing of what happens in this tab', () => {
  const { store } = open();
  act(() => void store.dispatch(signedIn(other)));
  act(() => void store.dispatch(signedOut()));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
