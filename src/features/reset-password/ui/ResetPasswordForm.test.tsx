import { screen } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import { ResetPasswordForm } from './ResetPasswordForm';

it.each([
  ['Password Baru', 'Tampilkan password'],
  ['Konfirmasi Password Baru', 'Tampilkan konfirmasi password'],
])('shows and hides %s by a toggle of its own', async (label, toggle) => {
  const { user } = renderApp(<ResetPasswordForm link={{ uidb64: 'MTIz', token: 'token' }} />);
  const field = screen.getByLabelText(label);
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: toggle }));
  expect(field).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: toggle }));
  expect(field).toHaveAttribute('type', 'password');
});
