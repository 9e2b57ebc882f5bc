import { screen } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import { SignUpForm } from './SignUpForm';

it('has fields for the six things that an account needs, the phone number after a fixed +62', () => {
  renderApp(<SignUpForm onRegistered={() => undefined} onSignIn={() => undefined} />);
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  for (const label of ['Nama Lengkap', 'Email', 'Nomor Telepon', 'Password', 'Konfirmasi Password']) {
    expect(screen.getByLabelText(label)).toBeRequired();
  }
  expect(screen.getByRole('checkbox', { name: /Syarat dan Ketentuan/ })).not.toBeChecked();
  expect(screen.getByText('+62')).toBeVisible();
  expect(screen.getByLabelText('Nomor Telepon')).toHaveValue('');
});
