import { fireEvent, screen, waitFor } from '@testing-library/react';
import { selectIsSignedIn } from '@/entities/session';
import { givenCapabilities } from '@test/capabilities';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, givenNoResponse } from '@test/server';
import { ChangePasswordSection } from './ChangePasswordSection';

const CALL = 'candidate/change-password/';

const renderSection = () =>
  renderApp(<ChangePasswordSection />, { path: '/akun#password', preloaded: signedInState() });

type User = ReturnType<typeof renderSection>['user'];

async function submit(user: User, old = 'Rahasia!Lama', fresh = 'Rahasia!Baru', confirmation = fresh) {
  const change = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText(/^Password saat ini/);
  change(/^Password saat ini/, old);
  change(/^Password baru/, fresh);
  change(/^Konfirmasi password baru/, confirmation);
  await user.click(screen.getByRole('button', { name: 'Ubah password' }));
}

it('sends the old and the new password, says that it is done, and empties the fields', async () => {
  const requests = given('post', CALL, null, 'Password Anda berhasil diubah.');
  const { user } = renderSection();
  await submit(user);
  expect(await screen.findByRole('status')).toHaveTextContent('Password Anda berhasil diubah.');
  expect(requests.map(({ body }) => body)).toEqual([{ old: 'Rahasia!Lama', new: 'Rahasia!Baru' }]);
  expect(screen.getByLabelText(/^Password saat ini/)).toHaveValue('');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Rahasia');
});

it('says under each password what the provider has against it, and any other failure above the button', async () => {
  givenFailure('post', CALL, 401, { statusCode: 4003, message: 'Password yang kamu input salah, dicoba lagi ya!' });
  const { user, store } = renderSection();
  await submit(user);
  expect(await screen.findByText('Password yang kamu input salah, dicoba lagi ya!')).toBeVisible();
  expect(screen.getByLabelText(/^Password saat ini/)).toBeInvalid();
  expect(selectIsSignedIn(store.getState())).toBe(true);

  givenFailure('post', CALL, 400, { statusCode: 4000, message: '-', err: { new: ['Password ini terlalu umum.'] } });
  await submit(user);
  expect(await screen.findByText('Password ini terlalu umum.')).toBeVisible();

  givenNoResponse('post', CALL);
  await submit(user);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText(/^Password saat ini/)).toHaveValue('Rahasia!Lama');
});

it('sends a common password, with a warning only where the provider has the capability', async () => {
  const requests = given('post', CALL, null);
  givenCapabilities();
  const first = renderSection();
  await first.user.click(await screen.findByLabelText(/^Password baru/));
  await submit(first.user, 'Rahasia!Lama', 'Abcd1^');
  await waitFor(() => expect(requests).toHaveLength(1));
  first.unmount();

  givenCapabilities('commonPasswords');
  const { user } = renderSection();
  await user.click(await screen.findByLabelText(/^Password baru/));
  fireEvent.change(screen.getByLabelText(/^Password baru/), { target: { value: 'Abcd1^' } });
  expect(await screen.findByText(/sering dipakai dan mudah ditebak/)).toBeVisible();
  await submit(user, 'Rahasia!Lama', 'Abcd1^');
  await waitFor(() => expect(requests).toHaveLength(2));
});

it('sends nothing for a password against the rule, or one that is confirmed by another', async () => {
  const requests = given('post', CALL, null);
  const { user } = renderSection();
  await submit(user, 'Rahasia!Lama', 'abc');
  expect((await screen.findAllByText(/Password harus memiliki minimal 6 karakter/)).length).toBeGreaterThan(0);
  await submit(user, 'Rahasia!Lama', 'Rahasia!Baru', 'Rahasia!Lain');
  expect(await screen.findByText('Konfirmasi password tidak sama.')).toBeVisible();
  expect(requests).toEqual([]);
});
