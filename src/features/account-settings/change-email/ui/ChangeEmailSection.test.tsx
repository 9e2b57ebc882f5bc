import { screen } from '@testing-library/react';
import { selectIsSignedIn } from '@/entities/session';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';
import { ChangeEmailSection } from './ChangeEmailSection';

const CALL = 'candidate/change-email/';

function renderSection() {
  given('get', 'candidate/profile/', { id: 'candidate-1', name: 'Sari', email: 'sari@example.com' });
  return renderApp(<ChangeEmailSection />, { path: '/akun', preloaded: signedInState() });
}

async function fill(user: ReturnType<typeof renderSection>['user'], email = ' baru@example.com ') {
  expect(await screen.findByText('Email akun Anda sekarang: sari@example.com')).toBeVisible();
  await user.type(screen.getByLabelText(/^Email baru/), email);
  await user.type(screen.getByLabelText(/^Password saat ini/), 'Rahasia!Lama');
  await user.click(screen.getByRole('button', { name: 'Ubah email' }));
}

it('sends address and password, and says where the link was sent to', async () => {
  const requests = given('post', CALL, null);
  const { user } = renderSection();
  await fill(user);
  expect(await screen.findByRole('status')).toHaveTextContent('tautan yang kami kirim ke baru@example.com');
  expect(requests.map(({ body }) => body)).toEqual([{ email: 'baru@example.com', password: 'Rahasia!Lama' }]);
  expect(screen.getByLabelText(/^Password saat ini/)).toHaveValue('');
});

it('says under the password that it is wrong, and keeps the session', async () => {
  givenFailure('post', CALL, 401, { statusCode: 4003, message: 'Password salah sekali.' });
  const { user, store } = renderSection();
  await fill(user);
  expect(await screen.findByText('Password salah sekali.')).toBeVisible();
  expect(selectIsSignedIn(store.getState())).toBe(true);
});

it('says under the address that it is taken', async () => {
  givenFailure('post', CALL, 409, { statusCode: 4006, message: '-', err: { email: ['Email sudah terdaftar.'] } });
  const { user } = renderSection();
  await fill(user);
  expect(await screen.findByText('Email sudah terdaftar.')).toBeVisible();
});

it('sends nothing for what is no address', async () => {
  const requests = given('post', CALL, null);
  const { user } = renderSection();
  await fill(user, 'baru');
  expect(await screen.findByText('Format email tidak valid.')).toBeVisible();
  expect(requests).toEqual([]);
});
