import { fireEvent, screen, waitFor } from '@testing-library/react';
import { makeProfileDto } from '@test/dto/profile';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';
import { ChangePhoneSection } from './ChangePhoneSection';

const CALL = 'candidate/change-phone/';

const renderSection = () => renderApp(<ChangePhoneSection />, { path: '/akun#phone', preloaded: signedInState() });

async function fill(user: ReturnType<typeof renderSection>['user'], phone: string) {
  const number = await screen.findByLabelText(/^Nomor telepon baru/);
  await user.clear(number);
  await user.paste(phone);
  fireEvent.change(screen.getByLabelText(/^Password saat ini/), { target: { value: 'Rahasia!Lama' } });
  await user.click(screen.getByRole('button', { name: 'Ubah nomor telepon' }));
}

it('sends the number however it was typed, and shows the one that the account then has', async () => {
  given('get', 'candidate/profile/', makeProfileDto({ phoneNumber: '+6281234567890' }));
  const requests = given('post', CALL, null);
  const { user } = renderSection();
  expect(await screen.findByText('Nomor telepon akun Anda sekarang: +6281234567890')).toBeVisible();
  given('get', 'candidate/profile/', makeProfileDto({ phoneNumber: '+6285711122789' }));
  await fill(user, '0857-1112-2789');
  expect(await screen.findByText('Nomor telepon akun Anda sekarang: +6285711122789')).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ phoneNumber: '+6285711122789', password: 'Rahasia!Lama' }]);
  expect(screen.getByLabelText(/^Password saat ini/)).toHaveValue('');
});

it('sends any digits, and says under each field what the provider has against it', async () => {
  given('get', 'candidate/profile/', makeProfileDto());
  const requests = given('post', CALL, null);
  const { user } = renderSection();
  await fill(user, '812');
  await waitFor(() => expect(requests.map(({ body }) => body)).toMatchObject([{ phoneNumber: '+62812' }]));

  givenFailure('post', CALL, 401, { statusCode: 4003, message: 'Password salah sekali.' });
  await fill(user, '85711122789');
  await waitFor(() =>
    expect(screen.getByLabelText(/^Password saat ini/)).toHaveAccessibleDescription(/Password salah sekali/),
  );
  givenFailure('post', CALL, 400, { statusCode: 4000, err: { phoneNumber: ['Nomor ini sudah dipakai akun Anda.'] } });
  await user.click(screen.getByRole('button', { name: 'Ubah nomor telepon' }));
  expect(await screen.findByText('Nomor ini sudah dipakai akun Anda.')).toBeVisible();
});

it('can be used when the number cannot be loaded, which is tried again', async () => {
  givenFailure('get', 'candidate/profile/', 400);
  const { user } = renderSection();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  expect(screen.getByLabelText(/^Nomor telepon baru/)).toBeEnabled();
  given('get', 'candidate/profile/', makeProfileDto({ phoneNumber: null }));
  await user.click(retry);
  expect(await screen.findByText('Akun Anda belum punya nomor telepon.')).toBeVisible();
});
