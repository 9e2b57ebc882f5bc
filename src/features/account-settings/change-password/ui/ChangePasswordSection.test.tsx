import { screen } from '@testing-library/react';
import { selectIsSignedIn } from '@/entities/session';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, givenNoResponse } from '@test/server';
import { ChangePasswordSection } from './ChangePasswordSection';

const CALL = 'candidate/change-password/';

const renderSection = () =>
  renderApp(<ChangePasswordSection />, { path: '/akun#password', preloaded: signedInState() });

type User = ReturnType<typeof renderSection>['user'];

async function fill(user: User, old = 'Rahasia!Lama', fresh = 'Rahasia!Baru', confirmation = fresh) {
  await user.type(await screen.findByLabelText(/^Password saat ini/), old);
  await user.type(screen.getByLabelText(/^Password baru/), fresh);
  await user.type(screen.getByLabelText(/^Konfirmasi password baru/), confirmation);
  await user.click(screen.getByRole('button', { name: 'Ubah password' }));
}

it('sends the old and the new password, says that it is done, and empties the fields', async () => {
  const requests = given('post', CALL, null, 'Password Anda berhasil diubah.');
  const { user } = renderSection();
  await fill(user);
  expect(await screen.findByRole('status')).toHaveTextContent('Password Anda berhasil diubah.');
  expect(requests.map(({ body }) => body)).toEqual([{ old: 'Rahasia!Lama', new: 'Rahasia!Baru' }]);
  expect(screen.getByLabelText(/^Password saat ini/)).toHaveValue('');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Rahasia');
});

it('says under the old password that it is wrong, and keeps the session', async () => {
  givenFailure('post', CALL, 401, { statusCode: 4003, message: 'Password yang kamu input salah, dicoba lagi ya!' });
  const { user, store } = renderSection();
  await fill(user);
  expect(await screen.findByText('Password yang kamu input salah, dicoba lagi ya!')).toBeVisible();
  expect(screen.getByLabelText(/^Password saat ini/)).toBeInvalid();
  expect(selectIsSignedIn(store.getState())).toBe(true);
});

it('says under the new password what the provider has against it', async () => {
  givenFailure('post', CALL, 400, { statusCode: 4000, message: '-', err: { new: ['Password ini terlalu umum.'] } });
  const { user } = renderSection();
  await fill(user);
  expect(await screen.findByText('Password ini terlalu umum.')).toBeVisible();
});

it('shows any other failure above the button, and keeps what was typed', async () => {
  givenNoResponse('post', CALL);
  const { user } = renderSection();
  await fill(user);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText(/^Password saat ini/)).toHaveValue('Rahasia!Lama');
});

it.each([
  ['abc', 'abc', 'Password harus memiliki minimal 6 karakter'],
  ['Rahasia!Baru', 'Rahasia!Lain', 'Konfirmasi password tidak sama.'],
])('sends nothing for %s, confirmed by %s', async (fresh, confirmation, problem) => {
  const requests = given('post', CALL, null);
  const { user } = renderSection();
  await fill(user, 'Rahasia!Lama', fresh, confirmation);
  expect((await screen.findAllByText(new RegExp(problem))).length).toBeGreaterThan(0);
  expect(requests).toEqual([]);
});
