import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { given } from './server';

/** Creates an account in the sign-up modal and closes its success popup. */
export async function register(user: UserEvent, email: string): Promise<void> {
  given('post', 'candidate/register/', { id: 'candidate-1', email });
  const dialog = within(await screen.findByRole('dialog', { name: 'Buat Akun' }));
  const values = {
    'Nama Lengkap': 'Sari Wulandari',
    Email: email,
    'Nomor Telepon': '81234567890',
    Password: 'Kopi-Pagi!',
    'Konfirmasi Password': 'Kopi-Pagi!',
  };
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  }
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Daftar' }));
  await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
}

/** Makes an account anywhere but on /login. @returns the sign-in modal */
export async function signUp(user: UserEvent, email: string): Promise<HTMLElement> {
  await register(user, email);
  return screen.findByRole('dialog', { name: 'Masuk' });
}
